/*
 * Starts the page: picks the product by the address. This file and its imports, the SDK among them, load first and request the
 * first data, while the shell and the screen's code load.
 */
import { queries } from './platform/client.ts';
import { loadProductMessages, loadShellMessages } from './platform/i18n.ts';
import { product } from './platform/product.ts';
import { queryClient } from './platform/query-client.ts';
import { reloadIfStale } from './platform/stale-build.ts';
import { loadRoutes } from './products/index.ts';
import { findRoute, type ScreenRoute } from './products/route.ts';
import { loadScreen } from './shell/load-screen.ts';

/** Requests the code and the first data of a screen. The screen requests what failed again, and says so. */
const open = (route: ScreenRoute) =>
  Promise.all([loadScreen(route), route.prefetch?.(queryClient, queries, new URLSearchParams(location.search))]);

async function startPage(): Promise<void> {
  const loadingRoutes = loadRoutes(product).then((routes) => {
    const route = findRoute(routes, location.pathname);
    if (route) open(route).catch(() => {});
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
  document.getElementById('root')?.replaceChildren(message, again);
});
