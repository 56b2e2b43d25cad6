/** Sends a request, because `navigator.onLine` is also true on a network without internet access. */
export async function isServerReachable(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Reloads the page, because browsers retry a failed import only in a new page.
 * @returns false without a connection, because the browser's error page has no way back
 */
export async function reloadPage(): Promise<boolean> {
  const reachable = await isServerReachable();
  if (reachable) location.reload();
  return reachable;
}

/** Whether an import failed; all browsers throw a `TypeError` whose message contains "module". */
// oxlint-disable-next-line health/failure-by-code -- the errors of browsers have no code
export const isFailedImport = (error: unknown): boolean => error instanceof TypeError && /module/i.test(error.message);
