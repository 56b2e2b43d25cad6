import { i18n } from '@lingui/core';
import { type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from '#lib/store/useStore.ts';
import { gateFor, missingRequirement } from '#platform/access/requirement.ts';
import { trackPage } from '#platform/analytics/analytics.ts';
import { embedderBar } from '#platform/device/embedder.ts';
import { historyIndex, restoreScroll } from '#platform/routing/scroll-restoration.ts';
import { isLoginBroken, roleCheck, useSession } from '#platform/session/session.ts';
import type { ScreenRoute } from '#products/route.ts';
import { ScreenSkeleton } from '#ui/Screen.tsx';
import { PageScrollContext } from '#ui/shell-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyDeferred } from './lazy-deferred.ts';
import { loadedScreen, loadScreen } from './load-screen.ts';
import { reloadIfStale } from './stale-build.ts';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const AccessGate = lazyDeferred(async () => (await import('#platform/access/AccessGate.tsx')).AccessGate);

/**
 * Opens a screen: sets its title and bar, restores its scroll position, records a page view, catches its errors and checks
 * access.
 */
export function RouteScreen({ route }: { route: ScreenRoute }) {
  const { path, navBar, access, analyticsName = path.slice(1).replace(/\//g, '.') || 'home' } = route;
  const title = i18n._(route.title);
  // Two history entries may show one screen with different parameters.
  useSearch();
  const index = historyIndex();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry restores its own position, on whichever screen
  useLayoutEffect(restoreScroll, [index]);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    const show = () => showBar(navBar);
    show();
    // The native app's bar does not follow the page's colours by itself.
    darkScheme.addEventListener('change', show);
    return () => darkScheme.removeEventListener('change', show);
  }, [navBar]);
  useEffect(() => {
    trackPage(analyticsName);
  }, [analyticsName]);
  return (
    <PageScrollContext value={scrolls(navBar)}>
      <ErrorBoundary key={path} page={analyticsName} title={title}>
        <Suspense fallback={<ScreenSkeleton title={title} />}>
          <RequireAccess access={access} title={title}>
            <Screen route={route} title={title} />
          </RequireAccess>
        </Suspense>
      </ErrorBoundary>
    </PageScrollContext>
  );
}

/** Renders the screen if the person has access, else the access gate. */
function RequireAccess({
  access,
  title,
  children,
}: Pick<ScreenRoute, 'access'> & { title: string; children: ReactNode }) {
  const { user, ready } = useSession();
  const checked = useStore(roleCheck);
  const missing = missingRequirement(access, user);
  if (!missing) return children;
  const gate = gateFor(missing, { user, ready, isLoginBroken: isLoginBroken(), roleCheck: checked });
  return gate === 'wait' ? <ScreenSkeleton title={title} /> : <AccessGate title={title} missing={gate} />;
}

/** Sets the colours of the screen's own bar and of the native app's. */
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
        // Not before the app has started: a start that fails reloads the page by itself.
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
