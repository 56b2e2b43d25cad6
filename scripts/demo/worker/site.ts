/** Which file of the demo answers an address. */
import { isAppAddress } from '../../../web/src/service-worker/releases.ts';

/** The parts of the demo beside the app, whose addresses are files. */
const PARTS = /^\/(?:demo|device|docs)(?:\/|$)/;

/** The start page of the app. `index.html` opens the demo on a host that knows nothing of the worker. */
export const APP_PAGE = '/app.html';

/**
 * The file of a document.
 * @returns another address if the visitor should be redirected to it
 */
export function documentOf(pathname: string): { file: string } | { redirect: string } {
  if (/^\/(?:demo|device|docs)$/.test(pathname)) return { redirect: `${pathname}/` };
  if (pathname === '/device/conformance') return { file: `${pathname}.html` };
  if (PARTS.test(pathname)) return { file: pathname.endsWith('/') ? `${pathname}index.html` : pathname };
  return { file: isAppAddress(pathname) ? APP_PAGE : pathname };
}
