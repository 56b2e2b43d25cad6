import type { Change } from './measure-change.ts';

/** A difference with its margin, in the unit of the measure. */
export type Difference = Pick<Change, 'difference' | 'margin'>;

/** Positions on a scale with zero in its middle, in percent. */
export interface ChangeSpan {
  start: number;
  length: number;
  /** The difference itself. */
  at: number;
}

/** How far a scale must reach on both sides of zero, with a little room; 1 without a difference. */
export const reachOf = (differences: readonly Difference[]): number =>
  Math.max(0, ...differences.map(({ difference, margin }) => Math.abs(difference) + margin)) * 1.08 || 1;

/**
 * Places the likely range of a difference on a scale. A range that contains zero is no measurable change.
 * @param reach from {@link reachOf}
 */
export function changeSpan({ difference, margin }: Difference, reach: number): ChangeSpan {
  const percent = (value: number) => ((value + reach) / (2 * reach)) * 100;
  return {
    start: percent(difference - margin),
    length: percent(difference + margin) - percent(difference - margin),
    at: percent(difference),
  };
}
