import type { MirrorMeasure, MirrorMeasureCode, MirrorRecord, MirrorResult } from '@health-app/sdk';
import { numberOf } from '#lib/open-value.ts';
import { instantOf } from '#lib/time/instants.ts';

/** The change of a measure; `none` within the margin of the difference. */
export interface Change {
  direction: 'more' | 'less' | 'none';
  /** The absolute difference to one decimal, in the unit of the measure. */
  by: number;
  /** The difference with its sign. */
  difference: number;
  /** The margin of the difference. */
  margin: number;
}

/** Floating point: 77.9 − 74.9 is slightly more than 3. */
const toOneDecimal = (value: number) => Math.round(value * 10) / 10;

/**
 * Compares two measurements of the same quantity. The margin of each covers 95 % of the cases. Their errors are
 * independent, so the margin of the difference is the square root of the sum of the squares; the sum of the margins would
 * hide real changes.
 * @returns `undefined` if a value or a margin is missing
 */
export function changeOf(before: MirrorMeasure, after: MirrorMeasure): Change | undefined {
  const difference = toOneDecimal(numberOf(after.value) - numberOf(before.value));
  const margin = Math.hypot(numberOf(after.margin), numberOf(before.margin));
  if (!Number.isFinite(difference) || !Number.isFinite(margin)) return undefined;
  const by = Math.abs(difference);
  if (by <= margin) return { direction: 'none', by, difference, margin };
  return { direction: difference > 0 ? 'more' : 'less', by, difference, margin };
}

/** A measure of a reply, which may lack the list or the codes: nothing is compared with another quantity. */
export const measureOf = (
  measures: readonly MirrorMeasure[] | undefined,
  code: MirrorMeasureCode,
): MirrorMeasure | undefined =>
  Array.isArray(measures) && code ? measures.find((measure) => measure.code === code) : undefined;

/** The changes of measures in one unit since an earlier record. */
export const changesOf = (
  after: readonly MirrorMeasure[],
  before: readonly MirrorMeasure[] | undefined,
  unit: MirrorMeasure['unit'],
): Change[] =>
  after.flatMap((measure) => {
    const earlier = measure.unit === unit && measureOf(before, measure.code);
    return (earlier && changeOf(earlier, measure)) || [];
  });

/** The girths that changed since an earlier record. */
export const changedGirths = (
  after: Pick<MirrorResult, 'girths'>,
  before: Pick<MirrorResult, 'girths'> | undefined,
): MirrorMeasureCode[] =>
  after.girths.flatMap((measure) => {
    const earlier = measureOf(before?.girths, measure.code);
    const change = earlier && changeOf(earlier, measure);
    return change && change.direction !== 'none' ? [measure.code] : [];
  });

type Times = Pick<MirrorRecord, 'measuredAt' | 'createdAt'>;

/** The time of a record: when its pictures were taken, or before that when its code was created. */
export const timeOf = ({ measuredAt, createdAt }: Times): string => measuredAt ?? createdAt;

/** Two records by time, the earlier one first. */
export const inOrder = <One extends Pick<MirrorRecord, 'measuredAt' | 'createdAt'>>(
  one: One,
  other: One,
): [One, One] => (instantOf(timeOf(one)) <= instantOf(timeOf(other)) ? [one, other] : [other, one]);
