import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { routes, type ScreenRoute } from '../routes.ts';
import { HostBarContext } from '../ui/host-bar.ts';
import { ScreenSkeleton } from '../ui/Screen.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { hostBar } from './host.ts';
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
        <HostBarContext value={hostBar}>
          <Switch>
            {screens.map(({ path, title, bar, Screen }) => (
              <Route key={path} path={path}>
                <Opened path={path} title={i18n._(title)} bar={bar}>
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
        </HostBarContext>
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}

interface OpenedProps extends Pick<ScreenRoute, 'path' | 'bar'> {
  title: string;
  children: React.ReactNode;
}

/** What every screen gets when it opens: its title, the look of its bar, the top of the page, and a boundary that catches its faults. */
function Opened({ path, title, bar, children }: OpenedProps) {
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address scrolls, whatever screen it shows
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    document.title = title;
  }, [location, title]);
  useLayoutEffect(() => showBar(bar), [bar]);
  return (
    <ErrorBoundary key={path} title={title}>
      <Suspense fallback={<ScreenSkeleton title={title} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Gives the bar its colours: to the screen's own, and to that of a native app. */
function showBar(bar: ScreenRoute['bar']): void {
  const { documentElement } = document;
  documentElement.dataset.bar = bar ?? 'plain';
  const style = getComputedStyle(documentElement);
  hostBar?.setLook({
    background: style.getPropertyValue('--bar').trim(),
    foreground: style.getPropertyValue('--on-bar').trim(),
    scrolls: bar !== 'green',
  });
}

function lazyScreen({ area, load }: ScreenRoute) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadAreaMessages(area)]);
    return { default: component };
  });
}
