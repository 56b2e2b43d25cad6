/*
 * Starts the page. This file and what it imports are small and come first, so that the frame, and the code and the words of
 * the first screen, come side by side and not one after another.
 */
import './ui/tokens.css';
import { loadShellMessages, locale } from './platform/i18n.ts';
import { reloadIfStale } from './platform/stale-build.ts';
import { findRoute, loadScreen } from './shell/load-screen.ts';

document.documentElement.lang = locale;
const route = findRoute(location.pathname);
// Who shows it says what failed.
if (route) loadScreen(route).catch(() => {});

Promise.all([import('./shell/start.tsx'), loadShellMessages()])
  .then(([{ start }, words]) => start(words))
  .catch(async (error: unknown) => {
    await reloadIfStale();
    const message = document.createElement('p');
    message.style.whiteSpace = 'pre-line';
    message.textContent = `This page could not start.\n页面未能启动。\n\n${error}`;
    const again = document.createElement('button');
    again.textContent = 'Load it again · 重新加载';
    again.onclick = () => location.reload();
    document.getElementById('root')?.append(message, again);
  });
