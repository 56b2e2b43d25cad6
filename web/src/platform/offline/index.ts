import { queryClient } from '#platform/client/query-client.ts';
import { startOutbox } from '#platform/outbox/sender.ts';
import { addInstallLinks } from './install-links.ts';
import { cacheReplies } from './reply-cache.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Starts storing content on the device. Loaded after the shell, by `load.ts`. */
export function start(): void {
  cacheReplies(queryClient);
  // Without a database there is no outbox, and a command without a connection fails at once.
  startOutbox().catch(() => {});
  // Only a build contains the worker and the manifests.
  if (import.meta.env.PROD) {
    atIdle(() => {
      addInstallLinks();
      void registerServiceWorker();
    });
  }
}

/** Runs a task when the browser is idle. Safari has no such event, and waits for two seconds. */
function atIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
}
