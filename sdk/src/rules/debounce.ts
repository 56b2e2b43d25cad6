import { callback as callbackRule, check, number } from '../validate.ts';

/** The product's usual delay in ms after typing (spec, section 9). */
export const debounceDelay = 500;

/** A function whose calls are delayed. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Cancels the pending call. */
  cancel(): void;
  /** Runs the pending call at once. */
  flush(): void;
}

/**
 * Delays a call until there have been no further calls for a while, and uses the arguments of the last one.
 * @param callback receives the arguments of the last call
 * @param delay ms, default 500
 * @throws {TypeError} for an invalid argument; the message gives the valid values
 */
export function debounce<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delay: number = debounceDelay,
): Debounced<Args> {
  check('callback', callback, callbackRule);
  check('delay', delay, number);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  const flush = () => {
    clearTimeout(timer);
    const args = waiting;
    waiting = undefined;
    if (args) callback(...args);
  };
  const debounced = (...args: Args) => {
    waiting = args;
    clearTimeout(timer);
    timer = setTimeout(flush, delay);
  };
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  return Object.assign(debounced, { cancel, flush });
}
