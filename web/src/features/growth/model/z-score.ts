import type { Indicator, Lms } from './growth-standard.ts';

/** The value at a z-score (WHO 2006, LMS). */
export function valueAt({ l, m, s }: Lms, z: number): number {
  return l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
}

/**
 * The z-score of a value. Beyond 3 SD, weight and BMI continue in steps of the distance from 2 to 3 SD (WHO 2006), because the
 * tails of the distribution were not measured.
 */
export function zScore(indicator: Indicator, lms: Lms, value: number): number {
  const { l, m, s } = lms;
  const z = l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (Math.abs(z) <= 3 || !(indicator === 'weight' || indicator === 'bmi')) return z;
  const side = Math.sign(z);
  const sd3 = valueAt(lms, 3 * side);
  const step = Math.abs(sd3 - valueAt(lms, 2 * side));
  return 3 * side + (value - sd3) / step;
}

/** The percentile of a z-score: the normal distribution by Zelen and Severo (A&S 26.2.17, error below 7.5e-8). */
export function percentileOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return 100 * (z < 0 ? above : 1 - above);
}

/** The curves of the charts, with their z-scores. */
export const curves = [
  { percentile: 3, z: -1.8807936 },
  { percentile: 15, z: -1.0364334 },
  { percentile: 50, z: 0 },
  { percentile: 85, z: 1.0364334 },
  { percentile: 97, z: 1.8807936 },
] as const;
