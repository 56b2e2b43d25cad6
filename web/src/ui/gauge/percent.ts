/** Converts a share to a whole percentage. Only 1 is 100 %, and only 0 is 0 %. */
export function percentOf(share: number): number {
  if (!(share > 0)) return 0;
  if (share >= 1) return 100;
  return Math.max(1, Math.min(99, Math.round(share * 100)));
}
