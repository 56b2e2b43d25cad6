/* Starts the page: picks the product by the address. This file and its imports, including the SDK, load first and request
   the first data while the shell and the screen's code load. */
import { preloadFormats } from '#lib/format/preload-formats.ts';
import { reportStartFailure } from '#lib/loading/page-events.ts';
import { today } from '#lib/time/local-clock.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { health, infiniteQueries, queries } from '#platform/client.ts';
import { loadProductMessages, loadShellMessages, locale } from '#platform/i18n/catalogs.ts';
import { startFirstQueries } from '#platform/query/first-queries.ts';
import { product } from '#platform/routing/product.ts';
import { firstQueriesOf } from '#products/first-queries-of.ts';
import { loadRoutes } from '#products/index.ts';
import { findRoute, type ScreenRoute } from '#products/route.ts';
import { loadScreen } from '#shell/load-screen.ts';

/** Requests the first data of a screen, and waits for it. */
async function loadFirstData(route: ScreenRoute): Promise<void> {
  const user = await health.session.ready;
  const search = new URLSearchParams(location.search);
  const first = firstQueriesOf(route, product);
  await startFirstQueries(
    queryClient,
    { ...route, first },
    { queries, infiniteQueries },
    { search, today: today() },
    user,
  );
}

async function startPage(): Promise<void> {
  const loadingRoutes = loadRoutes(product).then((routes) => {
    const route = findRoute(routes, location.pathname);
    // The route component reports failures, and the screen repeats the request.
    if (route) loadScreen(route, loadFirstData(route)).catch(() => {});
    setTimeout(preloadFormats, 0, locale);
    return routes;
  });
  const [{ start }, routes, shellMessages, productMessages] = await Promise.all([
    import('#shell/start.tsx'),
    loadingRoutes,
    loadShellMessages(),
    loadProductMessages(product),
  ]);
  start(routes, { ...shellMessages, ...productMessages });
}

startPage().catch(reportStartFailure);
