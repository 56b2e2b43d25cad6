import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { routes } from '../routes.ts';
import { SurroundingsContext } from '../ui/surroundings.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Expired } from './Expired.tsx';
import { closePage, hostBar, platform } from './host.ts';
import { Offline } from './Offline.tsx';
import { Opened } from './Opened.tsx';
import { currentPlace } from './place.ts';
import { queryClient, refreshFrozenPage } from './query-client.ts';

const surroundings = { hostBar, canGoBack, goBack, banner: <Offline /> };

/** The frame: providers, and the screen that the address names. */
export function App() {
  useEffect(refreshFrozenPage, []);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SurroundingsContext value={surroundings}>
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                <Opened route={route} />
              </Route>
            ))}
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

/** A tab that a link has opened has nothing behind it. */
function canGoBack(): boolean {
  return platform !== 'browser' || history.length > 1;
}

/** Behind the first screen lies what opened the page: another page of the browser, or the app around this one. */
function goBack(): void {
  if (currentPlace() > 0 || platform === 'browser') history.back();
  else closePage();
}
