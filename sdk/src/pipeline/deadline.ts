import { HealthError } from '../errors.ts';

/**
 * Runs a task that must end within a time limit or when a signal is aborted, even if it ignores its own signal.
 * @param signals those of the caller and of the client, if any
 * @param run receives a signal that is aborted in both cases, and a function that starts the time limit in ms; from 2³¹ on,
 *   which is beyond any timer, there is no limit
 * @throws {HealthError} kind `timeout` or `aborted`, or the error of `run`
 */
export function withDeadline<T>(
  signals: readonly (AbortSignal | undefined)[],
  run: (signal: AbortSignal, startTimer: (ms: number) => void) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unlisten: (() => void)[] = [];
    const settle = () => {
      clearTimeout(timer);
      for (const stop of unlisten) stop();
    };
    const end = (error: HealthError) => {
      settle();
      reject(error);
      controller.abort();
    };
    for (const signal of signals) {
      if (!signal) continue;
      const abort = () => end(new HealthError('aborted', 'the call was aborted', { cause: signal.reason }));
      if (signal.aborted) return abort();
      unlisten.push(listen(signal, abort));
    }
    const startTimer = (ms: number) => {
      if (ms < 2 ** 31) timer = setTimeout(() => end(new HealthError('timeout', 'no reply in time')), ms);
    };
    // The listeners must also be removed if the task throws.
    const task = async () => run(controller.signal, startTimer);
    void task().then(resolve, reject).then(settle);
  });
}

/** One listener per signal, however many calls share it, because Node warns of a leak from the 11th on. */
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
