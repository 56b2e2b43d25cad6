import type { Bridge } from '@health-app/sdk/bridge';
import type { BaseLocationHook } from 'wouter';
import { navigate as navigateInPage, useBrowserLocation } from 'wouter/use-browser-location';
import { matchPath, type Path } from '#lib/path.ts';
import { bridge, source } from '#platform/device/embedder.ts';
import { handOverHistoryIndex } from '#platform/history/scroll-restoration.ts';
import type { PathPattern } from './paths.ts';
import { isShared, product, productOf } from './product.ts';

interface NavigateOptions {
  /** Replaces the current history entry. @default false */
  replace?: boolean;
  /** State stored with the history entry. */
  state?: object;
}

/** Opens a screen. A screen of another product loads a new page: each product has its own client and cache. */
export function navigate(to: Path, options: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  const staysHere = isShared(url.pathname) && !url.searchParams.has('app');
  if (staysHere && product !== 'general') url.searchParams.set('app', product);
  if (productOf(url) === product) navigateInPage(staysHere ? url.pathname + url.search + url.hash : to, options);
  else openProduct(url, options.replace);
}

/** The router's location hook; links and redirects use `navigate`. */
export const useProductLocation: BaseLocationHook = () => [
  useBrowserLocation()[0],
  (to: string, options?: NavigateOptions) => navigate(to as Path, options),
];

/** The named segments of the page's address, such as `token` of `/sugar-control/:token`; empty on another screen. */
export const usePathParams = (pattern: PathPattern): Record<string, string> =>
  matchPath(pattern, useBrowserLocation()[0]) ?? {};

/** In a native app each product opens in its own web view, where *back* on the first screen closes the view. */
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
