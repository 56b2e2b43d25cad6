import type { MirrorMeasure, MirrorMeasureCode, MirrorRecord } from '@health-app/sdk';

/** The change of a measure: `none` as long as the ranges of the two measurements overlap. */
export interface Change {
  direction: 'more' | 'less' | 'none';
  /** The difference without its sign, with one decimal, in the unit of the measure. */
  by: number;
}

/** Floating point: 77.9 − 74.9 is a little more than 3. */
const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

/**
 * Compares two measurements of the same quantity. Each is its value ± its margin, nineteen times out of twenty.
 * @returns `undefined` if a value or a margin is missing
 */
export function changeOf(before: MirrorMeasure, after: MirrorMeasure): Change | undefined {
  const difference = toOneDecimal(after.value - before.value);
  const margins = toOneDecimal(after.margin + before.margin);
  if (!Number.isFinite(difference) || !Number.isFinite(margins)) return undefined;
  const by = Math.abs(difference);
  if (by <= margins) return { direction: 'none', by };
  return { direction: difference > 0 ? 'more' : 'less', by };
}

export const measureOf = (
  measures: readonly MirrorMeasure[] | undefined,
  code: MirrorMeasureCode,
): MirrorMeasure | undefined => measures?.find((measure) => measure.code === code);

type Times = Pick<MirrorRecord, 'measuredAt' | 'createdAt'>;

/** The time of a record: of its pictures, or of the code until there are any. */
export const timeOf = ({ measuredAt, createdAt }: Times): string => measuredAt ?? createdAt;

/** Two records by time, the earlier one first. */
export const inOrder = <One extends Pick<MirrorRecord, 'measuredAt' | 'createdAt'>>(
  one: One,
  other: One,
): [One, One] => (Date.parse(timeOf(one)) <= Date.parse(timeOf(other)) ? [one, other] : [other, one]);
