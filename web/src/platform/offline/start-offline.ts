import { queryClient } from '../query-client.ts';
import { keepReads } from './kept-reads.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Starts what keeps content of the page on the device. It loads later than the shell, by `platform/offline.ts`. */
export function start(): void {
  keepReads(queryClient);
  // Vite's own server serves the files of a page that is being worked on.
  if (import.meta.env.PROD) atIdle(registerServiceWorker);
}

/** Runs a task when the page has nothing else to do; Safari cannot tell, and waits for two seconds. */
function atIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
}
