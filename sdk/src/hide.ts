/** Stores a value in an object as a function, so that neither a console nor a logger prints the value. */
export function hide<Target extends object>(target: Target, key: symbol, value: unknown): Target {
  return Object.defineProperty(target, key, { value: () => value });
}
