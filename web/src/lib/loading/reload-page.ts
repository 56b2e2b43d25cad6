/** Asks the server: `navigator.onLine` is also true on a network that leads nowhere. */
export async function isServerReachable(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Reloads the page: browsers request the code of a failed import again only in a new page.
 * @returns false without a connection, where a reload would end on the browser's error page, which has no way back
 */
export async function reloadPage(): Promise<boolean> {
  const reachable = await isServerReachable();
  if (reachable) location.reload();
  return reachable;
}

/** Whether code could not be loaded; browsers agree on a `TypeError` that names a module. */
export const isFailedImport = (error: unknown): boolean => error instanceof TypeError && /module/i.test(error.message);
