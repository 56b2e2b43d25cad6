import { normalWeights } from './body-mass.ts';
import { type CarePerson, careProfile, withheldReasons } from './care.ts';
import { fact, factsOf, weightRange } from './person.ts';

/** Why a person gets no help to lose weight; the reasons of `NOT_ELIGIBLE`. The app can ask for unknown facts. */
export type WeightLossObstacle =
  | 'ageUnknown'
  | 'heightUnknown'
  | 'weightUnknown'
  | 'under18'
  | 'underweight'
  | 'largeWeightLoss'
  | 'pregnant'
  | 'breastfeeding'
  | 'eatingDisorder'
  | 'from65'
  | 'afterBariatricSurgery';

/**
 * Returns the reasons that exclude a person from a goal of losing weight, an energy target below the need, a camp, a
 * slimming partner and a rank.
 * @param person with `highestWeight` for all of them but the goal: a person who sets it says that a loss was meant
 * @returns empty if weight loss is safe for the person
 * @see Weight Management Guiding Principles (National Health Commission of China, 2024); WS/T 428-2013
 */
export function weightLossObstacles(person: CarePerson): WeightLossObstacle[] {
  const reasons = withheldReasons(careProfile(person), 'weightLoss');
  const { age, height, weight } = factsOf(person);
  const found: Record<WeightLossObstacle, boolean> = {
    ageUnknown: age === undefined,
    heightUnknown: height === undefined,
    weightUnknown: weight === undefined,
    under18: reasons.includes('under18'),
    underweight: reasons.includes('underweight'),
    largeWeightLoss: reasons.includes('largeWeightLoss'),
    pregnant: reasons.includes('pregnant'),
    breastfeeding: reasons.includes('breastfeeding'),
    eatingDisorder: reasons.includes('eatingDisorder'),
    from65: reasons.includes('from65'),
    afterBariatricSurgery: reasons.includes('afterBariatricSurgery'),
  };
  return (Object.keys(found) as WeightLossObstacle[]).filter((obstacle) => found[obstacle]);
}

/**
 * Whether the app may help a person to lose weight.
 * @see {@link weightLossObstacles}
 */
export const mayLoseWeight = (person: CarePerson): boolean => weightLossObstacles(person).length === 0;

/**
 * The lowest permitted target weight: a body mass index of 18.5, in tenths of a kilogram.
 * @param height cm
 * @returns kg; `undefined` for an unknown or impossible height
 * @see WS/T 428-2013
 */
export const leastTargetWeight = (height: number | undefined): number | undefined => normalWeights(height)?.min;

/** Fastest safe loss, percent of the body weight and kg in a week, whichever is less (NICE NG246, 2025). */
export const fastestWeeklyLoss = { percent: 1, kilograms: 1 } as const;

/** Minimum number of days for a pace: shorter periods show water, not fat. */
export const leastPaceDays = 3;

/** Possible numbers of days between two weights of a person. */
const spanRange = [0, 120 * 366] as const;

/**
 * Whether a loss is too fast.
 * @param from kg at the start
 * @param to kg at the end
 * @param days between both; false for less than 3
 * @returns `undefined` for an unknown or impossible weight or number of days
 * @see NICE NG246 (2025), which replaced CG189
 */
export function isLossTooFast(from: number, to: number, days: number): boolean | undefined {
  if ([fact(from, weightRange), fact(to, weightRange), fact(days, spanRange)].includes(undefined)) return undefined;
  if (days < leastPaceDays) return false;
  const weekly = ((from - to) / days) * 7;
  return weekly > Math.min((from * fastestWeeklyLoss.percent) / 100, fastestWeeklyLoss.kilograms) + 1e-9;
}

/**
 * Whether an unplanned loss needs a doctor: more than 5 % within half a year.
 * @param highest kg, the highest weight of the last half year
 * @param now kg
 * @returns `undefined` for an unknown or impossible weight
 * @see Weight Management Guiding Principles (National Health Commission of China, 2024)
 */
export const isUnplannedLossLarge = (highest: number, now: number): boolean | undefined =>
  [fact(highest, weightRange), fact(now, weightRange)].includes(undefined)
    ? undefined
    : (highest - now) / highest > 0.05;

/**
 * Whether a new weight is so far from the last one that the person must confirm it: more than 5 % within a week, or more
 * than 20 % later. An impossible weight is doubted, and an unknown number of days counts as less than a week.
 * @param weight kg
 * @param last kg
 * @param days between both
 */
export const isWeightDoubted = (weight: number, last: number, days: number): boolean =>
  [fact(weight, weightRange), fact(last, weightRange)].includes(undefined) ||
  Math.abs(weight - last) / last > ((fact(days, spanRange) ?? 0) <= 7 ? 0.05 : 0.2);
