import { startOutbox } from '#platform/outbox/sender.ts';
import { queryClient } from '#platform/query/query-client.ts';
import { addInstallLinks } from './install-links.ts';
import { cacheReplies } from './reply-cache.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Starts what keeps content of the page on the device. It loads later than the shell, by `load.ts`. */
export function start(): void {
  cacheReplies(queryClient);
  // Without a database, nothing waits: a command then fails at once.
  startOutbox().catch(() => {});
  // Only a build has the worker and the manifests.
  if (import.meta.env.PROD) {
    atIdle(() => {
      addInstallLinks();
      void registerServiceWorker();
    });
  }
}

/** Runs a task when the page has nothing else to do; Safari cannot tell, and waits for two seconds. */
function atIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
}
