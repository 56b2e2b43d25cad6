import { i18n } from '@lingui/core';
import { Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from '#lib/store/useStore.ts';
import { trackPage } from '#platform/analytics/analytics.ts';
import { pageOf } from '#platform/analytics/event-extras.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { embedderBar } from '#platform/device/embedder.ts';
import { historyIndex, restoreScroll } from '#platform/history/scroll-restoration.ts';
import { endFirstScreen } from '#platform/query/first-queries.ts';
import type { ScreenRoute } from '#products/route.ts';
import { ScreenSkeleton } from '#ui/Screen.tsx';
import { PageScrollContext } from '#ui/shell-context.ts';
import { setDocumentTitle } from './document-title.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadedScreen, loadScreen } from './load-screen.ts';
import { openedDetails } from './opened-details.ts';
import { reloadIfStale } from './stale-build.ts';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/**
 * Opens a screen: sets its title and bar, restores its scroll position, records a page view and catches its errors.
 */
export function RouteScreen({ route }: { route: ScreenRoute }) {
  const { path, navBar, columns = 'many' } = route;
  const page = pageOf(route);
  const title = i18n._(route.title);
  // Two history entries may show one screen with different parameters.
  useSearch();
  const index = historyIndex();
  const opened = useStore(openedDetails);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry restores its own position, even on the same screen
  useLayoutEffect(restoreScroll, [index]);
  useLayoutEffect(() => {
    setDocumentTitle(title);
    document.documentElement.dataset.columns = columns;
  }, [title, columns]);
  useLayoutEffect(() => {
    const show = () => showBar(navBar);
    show();
    // The native app's bar does not follow the page's colour scheme automatically.
    darkScheme.addEventListener('change', show);
    return () => darkScheme.removeEventListener('change', show);
  }, [navBar]);
  useEffect(() => endFirstScreen(queryClient, path), [path]);
  useEffect(() => {
    trackPage(page);
  }, [page]);
  return (
    <PageScrollContext value={scrolls(navBar)}>
      <ScreenContent key={`${path} ${opened}`} route={route} />
    </PageScrollContext>
  );
}

/** The content of a screen, in its own error boundary. */
export function ScreenContent({ route }: { route: ScreenRoute }) {
  const title = i18n._(route.title);
  return (
    <ErrorBoundary page={pageOf(route)} title={title}>
      <Suspense fallback={<ScreenSkeleton title={title} />}>
        <Screen route={route} title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Applies the colours to the screen's own bar and to the native app's. */
function showBar(bar: ScreenRoute['navBar']): void {
  const { documentElement } = document;
  documentElement.dataset.bar = bar ?? 'plain';
  const style = getComputedStyle(documentElement);
  embedderBar?.setStyle({
    background: style.getPropertyValue('--bar').trim(),
    foreground: style.getPropertyValue('--on-bar').trim(),
    scrolls: scrolls(bar),
  });
}

/** Below a green bar the page does not scroll. */
const scrolls = (bar: ScreenRoute['navBar']) => bar !== 'green';

/** The screen, or its skeleton while it loads. Suspense would keep the skeleton for 300 ms. */
function Screen({ route, title }: { route: ScreenRoute; title: string }) {
  const [screen, setScreen] = useState(() => loadedScreen(route));
  useEffect(() => {
    if (screen) return;
    let shown = true;
    loadScreen(route).then(
      (ready) => shown && startTransition(() => setScreen(ready)),
      async (error) => {
        // Only after the start, because a failed start reloads the page by itself.
        await reloadIfStale();
        if (!shown) return;
        setScreen(() => {
          throw error; // for the error boundary
        });
      },
    );
    return () => {
      shown = false;
    };
  }, [route, screen]);
  return screen ? <screen.Component /> : <ScreenSkeleton title={title} />;
}
