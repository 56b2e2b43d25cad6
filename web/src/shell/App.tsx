import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { closePage, embedderBar, platform } from '../platform/embedder.ts';
import { queryClient, refreshFrozenPage } from '../platform/query-client.ts';
import { historyIndex } from '../platform/scroll-restoration.ts';
import { routes } from '../routes.ts';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { ShellContext } from '../ui/shell-context.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import { SessionExpired } from './SessionExpired.tsx';

const surroundings = { embedderBar, canGoBack, goBack, banner: <OfflineBanner /> };

/** The frame: providers, and the screen that the address names. */
export function App() {
  useEffect(refreshFrozenPage, []);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellContext value={surroundings}>
          <Switch>
            {routes.map((route) => (
              <Route key={route.path} path={route.path}>
                <RouteScreen route={route} />
              </Route>
            ))}
            <Route>
              <Redirect to="/404" replace />
            </Route>
          </Switch>
          <SessionExpired />
        </ShellContext>
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
  if (historyIndex() > 0 || platform === 'browser') history.back();
  else closePage();
}
