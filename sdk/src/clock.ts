/** The time of a monotonic clock in ms, or of the wall clock if the runtime has no other, as in React Native. */
export function now(): number {
  return (globalThis.performance ?? Date).now();
}
