import type { Bridge } from '@health-app/sdk/bridge';
import type { BaseLocationHook } from 'wouter';
import { navigate as navigateInPage, useBrowserLocation } from 'wouter/use-browser-location';
import type { Path } from '../lib/path.ts';
import { bridge, source } from './embedder.ts';
import { isShared, product, productOf } from './product.ts';
import { handOverHistoryIndex } from './scroll-restoration.ts';

interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Kept with the entry in the browser's history. */
  state?: object;
}

/** Opens a screen. One of another product loads the page anew: each product has its own client and cache. */
export function navigate(to: Path, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  const staysHere = isShared(url.pathname) && !url.searchParams.has('app');
  if (staysHere && product !== 'general') url.searchParams.set('app', product);
  if (productOf(url) === product) navigateInPage(staysHere ? url.pathname + url.search + url.hash : to, options);
  else openProduct(url, options.replace);
}

/** How the router of this app navigates: links and redirects take the same way as `navigate`. */
export const useProductLocation: BaseLocationHook = () => [
  useBrowserLocation()[0],
  (to: string, options?: NavigateOptions) => navigate(to as Path, options),
];

/** In a native app a product opens in a web view of its own, whose first *back* closes it. */
function openProduct(url: URL, replace?: boolean): void {
  if (bridge && source !== '' && !replace) void openWebView(bridge, url);
  else loadPage(url, replace);
}

async function openWebView(loading: Promise<Bridge>, url: URL): Promise<void> {
  try {
    await (await loading).call('openWebView', { url: url.href });
  } catch {
    loadPage(url);
  }
}

function loadPage(url: URL, replace?: boolean): void {
  handOverHistoryIndex(replace ? 0 : 1);
  if (replace) location.replace(url);
  else location.assign(url);
}
