import { HealthError } from '../errors.ts';

/**
 * Runs a task that must end in time or when the caller's signal is aborted, even if it ignores its own signal.
 * @param timeout ms; from 2³¹ on, which no timer can hold, there is no limit
 * @param signal the caller's, if any
 * @param run gets a signal that is aborted in either case
 * @throws {HealthError} kind `timeout` or `aborted`, or whatever `run` throws
 */
export function withDeadline<T>(
  timeout: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const end = (error: HealthError) => {
      settle();
      reject(error);
      controller.abort();
    };
    const abort = () => end(new HealthError('aborted', 'the call was aborted', { cause: signal?.reason }));
    const unlisten = signal && listen(signal, abort);
    const timer =
      timeout < 2 ** 31 ? setTimeout(() => end(new HealthError('timeout', 'no reply in time')), timeout) : undefined;
    const settle = () => {
      clearTimeout(timer);
      unlisten?.();
    };
    if (signal?.aborted) return abort();
    run(controller.signal).then(resolve, reject).then(settle);
  });
}

/** One listener for each signal, however many calls share it: Node warns of a leak from the 11th on. */
const waiting = new WeakMap<AbortSignal, Set<() => void>>();

function listen(signal: AbortSignal, abort: () => void): () => void {
  const known = waiting.get(signal);
  const all = known ?? new Set();
  if (!known) {
    waiting.set(signal, all);
    signal.addEventListener('abort', () => {
      for (const one of all) one();
    });
  }
  all.add(abort);
  return () => all.delete(abort);
}
