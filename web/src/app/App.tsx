import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { routes } from '../routes.ts';
import { SurroundingsContext } from '../ui/surroundings.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Expired } from './Expired.tsx';
import { closePage, hostBar, platform } from './host.ts';
import { lazyAside } from './lazy-aside.ts';
import { Offline } from './Offline.tsx';
import { Opened } from './Opened.tsx';
import { currentPlace } from './place.ts';
import { queryClient, refreshFrozenPage } from './query-client.ts';

const NotFound = lazyAside(async () => (await import('./aside/NotFound.tsx')).NotFound);
const surroundings = { hostBar, goBack };

/** The frame: providers, and the screen that the address names. */
export function App() {
  useEffect(refreshFrozenPage, []);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SurroundingsContext value={surroundings}>
          <Offline />
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                <Opened route={route} />
              </Route>
            ))}
            <Route path="/404">
              <Suspense>
                <NotFound />
              </Suspense>
            </Route>
            <Route>
              <Redirect to="/404" replace />
            </Route>
          </Switch>
          <Expired />
        </SurroundingsContext>
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Behind the first screen lies what opened the page: another page of the browser, or the app around this one. */
function goBack(): void {
  if (currentPlace() > 0 || platform === 'browser') history.back();
  else closePage();
}
