import { track } from '#platform/analytics/analytics.ts';
import { reportOf } from '#platform/analytics/event-extras.ts';

/**
 * Registers the service worker, which stores the app on the device. Many web views and private windows have none; the app
 * works without.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // The device page shows the app in a frame, and a worker would also handle that page's requests.
  if (!serviceWorker || parent !== window || isUnwanted()) return;
  serviceWorker.addEventListener('controllerchange', keepLoadedFiles, { once: true });
  // The worker sends this message, because a registration succeeds before its worker is installed.
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

/**
 * The URL of the worker. The security policy accepts it only from a Trusted Types policy of its own. Safari 14 does not
 * support such policies.
 */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  const rules: Policy = { createScriptURL: () => '/sw.js' };
  return (trustedTypes?.createPolicy('health-worker', rules) ?? rules).createScriptURL('');
}

/** The app works without the worker, so its failures are reported only to the analytics. */
const reportFailure = (reason: unknown) => track('service-worker.failed', { report: reportOf(reason) });

/** Whether the page was opened with `?no-sw`, even if its address has changed since. */
function isUnwanted(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? location.href).searchParams.has('no-sw');
}

/** Caches the files that the page loaded before its first worker was active. */
function keepLoadedFiles(): void {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = addresses.filter((address) => address.startsWith(`${location.origin}/assets/`));
  navigator.serviceWorker.controller?.postMessage({ type: 'FILES_LOADED', addresses: own });
}
