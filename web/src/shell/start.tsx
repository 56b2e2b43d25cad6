import { i18n, type Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAnalytics } from '../platform/analytics.ts';
import { health, queries } from '../platform/client.ts';
import { handleNativeBack, watchNativeUser } from '../platform/embedder.ts';
import { locale } from '../platform/i18n.ts';
import { queryClient } from '../platform/query-client.ts';
import { trackHistory } from '../platform/scroll-restoration.ts';
import { persistSession } from '../platform/session.ts';
import { App } from './App.tsx';
import { findRoute } from './load-screen.ts';

/** ms until the first screen has had the line to itself. */
const quiet = 2_000;

/** Shows the first screen. */
export function start(words: Messages): void {
  i18n.load(locale, words);
  i18n.activate(locale);
  const ahead = findRoute(location.pathname)?.prefetch;
  // What fails here is asked for again by the screen, which says so.
  ahead?.(queryClient, queries, new URLSearchParams(location.search)).catch(() => {});
  trackHistory();
  void persistSession();
  watchNativeUser(health.session.set);
  handleNativeBack();
  startAnalytics(quiet);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
