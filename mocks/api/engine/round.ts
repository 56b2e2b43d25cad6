/** Rounds halves up, like the display of a scale; the tiny addend corrects errors of binary fractions. Never gives −0. */
export const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals + 1e-7) / 10 ** decimals + 0;
