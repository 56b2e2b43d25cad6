/** Why something was ended from outside. */
export class Ended extends Error {
  declare readonly reason: 'timeout' | 'aborted';

  constructor(reason: Ended['reason'], cause?: unknown) {
    super(reason);
    Object.assign(this, { reason, cause });
  }
}

/**
 * Runs something that must end in time or when the caller says so, also when it ignores the signal that it is given.
 * @param timeout ms
 * @param signal the caller's, if any
 * @param run gets a signal that is aborted in either case
 * @throws {Ended} or whatever `run` throws
 */
export async function withDeadline<T>(
  timeout: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T> | T,
): Promise<T> {
  const controller = new AbortController();
  let end: (reason: Ended['reason']) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      reject(new Ended(reason, signal?.reason));
      controller.abort();
    };
  });
  const abort = () => end('aborted');
  const timer = setTimeout(end, timeout, 'timeout');
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted) abort();
    return await Promise.race([ended, controller.signal.aborted ? ended : run(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
