import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { routes, type ScreenRoute } from '../routes.ts';
import { ScreenSkeleton } from '../ui/Screen.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadAreaMessages } from './locale.ts';
import { NotFound } from './NotFound.tsx';
import { queryClient, refreshFrozenPage } from './query-client.ts';

const screens = routes.map((route) => ({ ...route, Screen: lazyScreen(route) }));

/** The frame: providers, and the screen that the address names. */
export function App() {
  useEffect(refreshFrozenPage, []);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Switch>
          {screens.map(({ path, title, Screen }) => (
            <Route key={path} path={path}>
              <Opened path={path} title={i18n._(title)}>
                <Screen />
              </Opened>
            </Route>
          ))}
          <Route path="/404">
            <NotFound />
          </Route>
          <Route>
            <Redirect to="/404" replace />
          </Route>
        </Switch>
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** What every screen gets when it opens: its title, the top of the page, and a boundary that catches its faults. */
function Opened({ path, title, children }: { path: string; title: string; children: React.ReactNode }) {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address scrolls, whatever screen it shows
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    document.title = title;
  }, [location, title]);
  return (
    <ErrorBoundary key={path} title={title}>
      <Suspense fallback={<ScreenSkeleton title={title} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function lazyScreen({ area, load }: ScreenRoute) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadAreaMessages(area)]);
    return { default: component };
  });
}
