/**
 * A result as it is shown, halves away from zero. Bands are judged on what this gives, so that the number on the screen never
 * contradicts the words beside it: a BMI of 24.96 reads 25.0 and counts as 25.0.
 */
export function roundTo(decimals: number, value: number): number {
  // Halves that binary numbers miss by a hair, such as 1.005, count as halves.
  const scaled = Math.abs(value) * 10 ** decimals;
  const rounded = Math.floor(scaled + 0.5 + 1e-9) / 10 ** decimals;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
