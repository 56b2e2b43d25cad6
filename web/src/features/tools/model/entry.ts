/** Values that a calculator takes, ends included. Outside them nothing is calculated. */
export type Range = readonly [least: number, most: number];

/** cm */
export const heightRange: Range = [50, 250];
/** kg */
export const weightRange: Range = [2, 300];
/** years */
export const ageRange: Range = [0, 120];
/** Waist and hip, cm. */
export const girthRange: Range = [30, 250];
/** Heart rate at rest, beats per minute. */
export const restingRateRange: Range = [30, 120];
/** Percent of the body weight: from the least that a body needs to the most that is measured. */
export const bodyFatRange: Range = [3, 70];

/** From this age on, in years, the formulas and cut-offs for adults hold. */
export const adultAge = 18;

export type Sex = 'female' | 'male';

/** A value as far as it was given. */
export type Entry = number | undefined;

/** Whether a value was given and can be calculated with. */
export function isWithin(range: Range, value: Entry): value is number {
  // NaN is within nothing.
  return value !== undefined && value >= range[0] && value <= range[1];
}
