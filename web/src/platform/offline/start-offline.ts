import { queryClient } from '../query-client.ts';
import { keepReads } from './kept-reads.ts';

/** Starts what keeps content of the page on the device. It loads later than the shell, by `platform/offline.ts`. */
export function start(): void {
  keepReads(queryClient);
}
