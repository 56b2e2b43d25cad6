/** A share of 1 as a whole number of percent. Only all of it is 100, and only nothing is 0. */
export function percentOf(share: number): number {
  if (!(share > 0)) return 0;
  if (share >= 1) return 100;
  return Math.max(1, Math.min(99, Math.round(share * 100)));
}
