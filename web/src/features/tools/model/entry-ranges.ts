export { adultAge, ageRange, girthRange, heightRange, weightRange } from '@health-app/sdk/safety';

/** Valid values of an entry, both ends included. Other values give no result. */
export type Range = readonly [least: number, most: number];

/** Resting heart rate, beats per minute. */
export const restingRateRange: Range = [30, 120];
/** Percent of the body weight, from the essential minimum to the highest measured. */
export const bodyFatRange: Range = [3, 70];

export type Sex = 'female' | 'male';

/** A value, or undefined if none was entered. */
export type Entry = number | undefined;

/** Whether a value was entered and is valid. */
export function isWithin(range: Range, value: Entry): value is number {
  // NaN fails both comparisons.
  return value !== undefined && value >= range[0] && value <= range[1];
}
