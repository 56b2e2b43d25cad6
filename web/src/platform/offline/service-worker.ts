import { track } from '#platform/analytics/analytics.ts';

/**
 * Registers the service worker, which keeps the app on the device. Many web views and private windows have none; the app works
 * without.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // The device page shows the app in a frame; a worker would answer for that page, too.
  if (!serviceWorker || parent !== window || isUnwanted()) return;
  serviceWorker.addEventListener('controllerchange', keepLoadedFiles, { once: true });
  // The worker sends this message; a registration succeeds before its worker has installed.
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'INSTALL_FAILED') reportFailure(data.report);
  });
  try {
    await serviceWorker.register(workerAddress());
  } catch (error) {
    reportFailure(error);
  }
}

interface Policy {
  createScriptURL(url: string): string;
}

/** The address of the worker, which the security policy takes from a policy of its own alone. Safari 14 knows no such policies. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  const rules: Policy = { createScriptURL: () => '/sw.js' };
  return (trustedTypes?.createPolicy('health-worker', rules) ?? rules).createScriptURL('');
}

/** The app works without the worker, so only the statistics receive its failures. */
const reportFailure = (reason: unknown) => track('service-worker.failed', { report: String(reason) });

/** Whether the page was opened with `?no-sw`; by now it may have another address. */
function isUnwanted(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? location.href).searchParams.has('no-sw');
}

/** Before its first worker was active, a page has loaded files past it. */
function keepLoadedFiles(): void {
  const own = `${location.origin}/assets/`;
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(own));
  // Workbox understands this message.
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
