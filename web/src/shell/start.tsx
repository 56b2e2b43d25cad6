import { i18n, type Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followPageTranslation } from '#lib/page-translation.ts';
import { startAnalytics } from '#platform/analytics/analytics.ts';
import { health, showFailuresWith } from '#platform/client.ts';
import { handleNativeBack, source, watchNativeUser } from '#platform/device/embedder.ts';
import { locale } from '#platform/i18n/catalogs.ts';
import { startOffline } from '#platform/offline/load.ts';
import { failureText } from '#platform/query/failure-text.ts';
import { trackHistory } from '#platform/routing/scroll-restoration.ts';
import { persistSession } from '#platform/session/session.ts';
import type { ScreenRoute } from '#products/route.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { App } from './App.tsx';
import { withSafeValues } from './safe-messages.ts';

/** Delay of what no first screen needs, ms: until then the first screen has the connection to itself. */
const deferredDelay = 2_000;

/** Renders the first screen. */
export function start(routes: ScreenRoute[], messages: Messages): void {
  i18n.load(locale, messages);
  i18n.activate(locale);
  i18n._ = i18n.t = withSafeValues(i18n.t);
  followPageTranslation(document.documentElement);
  showFailuresWith((error) => showToast(failureText(error)));
  // The room for the navigation beside the content.
  document.documentElement.toggleAttribute('data-nav', source === '');
  trackHistory();
  void persistSession();
  watchNativeUser(health.session.set);
  handleNativeBack();
  startOffline(deferredDelay);
  startAnalytics(deferredDelay);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App routes={routes} />
    </StrictMode>,
  );
}
