import { i18n, type Messages } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalytics } from '#platform/analytics/analytics.ts';
import { trackHistory } from '#platform/history/scroll-restoration.ts';
import { locale } from '#platform/i18n/catalogs.ts';
import { startOffline } from '#platform/offline/load.ts';
import type { ScreenRoute } from '#products/route.ts';
import { App } from './App.tsx';

/** Delay of code that the first screen does not need, ms. Until then the first screen has the connection to itself. */
const deferredDelay = 2_000;

/** Renders the first screen. */
export function start(routes: ScreenRoute[], messages: Messages): void {
  i18n.load(locale, messages);
  i18n.activate(locale);
  trackHistory();
  // The library takes every page for connected until it disconnects, and would miss the first connection.
  onlineManager.setOnline(navigator.onLine);
  startOffline(deferredDelay);
  startAnalytics(deferredDelay);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App routes={routes} />
    </StrictMode>,
  );
}
