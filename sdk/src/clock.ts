/** Milliseconds of a clock that never goes back; of the wall clock where the runtime has no other, as React Native. */
export function now(): number {
  return (globalThis.performance ?? Date).now();
}
