/*
 * Starts the page. This file and what it imports are small and come first, so that the frame, and the code and the words of
 * the first screen, come side by side and not one after another.
 */
import './ui/tokens.css';
import { findRoute, loadScreen } from './app/load-screen.ts';
import { loadFrameWords, locale } from './app/words.ts';

document.documentElement.lang = locale;
const route = findRoute(location.pathname);
// Who shows it says what failed.
if (route) loadScreen(route).catch(() => {});

Promise.all([import('./app/start.tsx'), loadFrameWords()])
  .then(([{ start }, words]) => start(words))
  .catch((error: unknown) => {
    const message = document.createElement('p');
    message.style.whiteSpace = 'pre-line';
    message.textContent = `This page could not start. Load it again.\n页面未能启动，请重新加载。\n\n${error}`;
    document.getElementById('root')?.append(message);
  });
