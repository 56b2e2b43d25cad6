import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import type { Path } from '#lib/path.ts';
import { track } from '#platform/analytics/analytics.ts';
import { reportOf } from '#platform/analytics/event-extras.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { closePage, embedderBar, platform, source } from '#platform/device/embedder.ts';
import { historyIndex } from '#platform/history/scroll-restoration.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { useProductLocation } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { homeOf, product } from '#platform/routing/product.ts';
import type { ScreenRoute } from '#products/route.ts';
import { type Shell, ShellContext } from '#ui/shell-context.ts';
import { setDocumentTitle } from './document-title.ts';
import { loadScreenParts, type ScreenParts } from './load-screen.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { RouteScreen, ScreenContent } from './RouteScreen.tsx';

const shell: Shell = {
  embedderBar,
  canGoBack,
  goBack,
  setTitle: setDocumentTitle,
  wayHome,
  trackFailure: (name, error) => track(name, { report: reportOf(error) }),
  banner: <OfflineBanner />,
};

/**
 * The providers, and the screen of the current address.
 * @param routes of the product
 */
export function App({ routes }: { routes: ScreenRoute[] }) {
  const [parts, setParts] = useState<ScreenParts>();
  useEffect(() => {
    // The screen needs the same parts, and reports the failure.
    loadScreenParts().then(setParts, () => {});
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ShellContext value={shell}>
        <DirectoryContext value={routes}>
          <Router hook={useProductLocation}>
            {parts && <parts.SideNavigation />}
            {parts && <parts.ListBeside routes={routes} Content={ScreenContent} />}
            <Switch>
              {routes.map((route) => (
                <Route key={route.path} path={route.path}>
                  <RouteScreen route={route} />
                </Route>
              ))}
              <Redirect to={pathTo('/404')} replace />
            </Switch>
            {parts && <parts.SessionExpired />}
            {parts && <parts.ConsentQuestion />}
          </Router>
        </DirectoryContext>
      </ShellContext>
      {parts && <parts.Toasts />}
    </QueryClientProvider>
  );
}

/** On the first screen, *Back* of a browser leads to the previous page, and an app closes the page. */
function canGoBack(): boolean {
  return historyIndex() > 0 || platform !== 'browser';
}

/** A link from outside may open any screen, without a previous screen of the app. The native apps have their own tabs. */
function wayHome(): Path | undefined {
  const home = homeOf(product);
  return source === '' && historyIndex() === 0 && location.pathname !== home ? home : undefined;
}

/** On the first screen, goes back to the page or the app that opened it. */
function goBack(): void {
  if (historyIndex() > 0) history.back();
  else closePage();
}
