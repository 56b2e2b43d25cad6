/** Rounds a result for display, halves away from zero. Bands use the unrounded value. */
export function roundTo(decimals: number, value: number): number {
  // Corrects halves that binary numbers cannot represent, such as 1.005.
  const scaled = Math.abs(value) * 10 ** decimals;
  const rounded = Math.floor(scaled + 0.5 + 1e-9) / 10 ** decimals;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
