/*
 * Starts the page: picks the product by the address. This file and its imports are small and load first, so that the shell, and
 * the code and the texts of the first screen, load side by side.
 */
import './ui/tokens.css';
import { loadProductMessages, loadShellMessages, locale } from './platform/i18n.ts';
import { product } from './platform/product.ts';
import { reloadIfStale } from './platform/stale-build.ts';
import { loadRoutes } from './products/index.ts';
import { findRoute } from './products/route.ts';
import { loadScreen } from './shell/load-screen.ts';

const { documentElement } = document;
documentElement.lang = locale;
documentElement.dataset.product = product;

async function startPage(): Promise<void> {
  const loadingRoutes = loadRoutes(product).then((routes) => {
    const route = findRoute(routes, location.pathname);
    // The route component reports this failure.
    if (route) loadScreen(route).catch(() => {});
    return routes;
  });
  const [{ start }, routes, shellMessages, productMessages] = await Promise.all([
    import('./shell/start.tsx'),
    loadingRoutes,
    loadShellMessages(),
    loadProductMessages(product),
  ]);
  start(routes, { ...shellMessages, ...productMessages });
}

startPage().catch(async (error: unknown) => {
  await reloadIfStale();
  const message = document.createElement('p');
  message.style.whiteSpace = 'pre-line';
  message.textContent = `This page could not start. Check your network.\n页面未能启动，请检查网络。\n\n${error}`;
  const again = document.createElement('button');
  again.textContent = 'Load it again · 重新加载';
  again.onclick = () => location.reload();
  document.getElementById('root')?.append(message, again);
});
