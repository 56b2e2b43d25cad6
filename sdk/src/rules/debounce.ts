/** The product's usual pause in ms before it reacts to typing (spec, section 9). */
export const debounceDelay = 500;

/** A function whose calls are put off. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Drops the call that is waiting. */
  cancel(): void;
  /** Makes the call that is waiting at once. */
  flush(): void;
}

/**
 * Puts off calls until there have been none for a while; the last one's arguments count.
 * @param delay ms, default 500
 */
export function debounce<Args extends unknown[]>(
  callback: (...args: Args) => void,
  delay: number = debounceDelay,
): Debounced<Args> {
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
