import {
  ageOn,
  type CareProfile as Care,
  careProfile,
  energyTarget,
  type Person as Facts,
  leastTargetWeight,
  type WeightLossObstacle,
  weightLossObstacles,
} from '../../../sdk/src/safety/index.ts';
import { addDays } from '../engine/days.ts';
import type { CareProfile, FoodUserInformation } from '../generated/operations.ts';
import type { Reading } from './readings/readings.ts';

type Profile = Pick<FoodUserInformation, 'gender' | 'birthDate' | 'height' | 'weight' | 'healthTags'> &
  Partial<Pick<FoodUserInformation, 'dietaryGoal'>>;

/** The days within which a large loss of weight matters. */
const HALF_YEAR = 182;

/** The facts of a profile that the rules need. */
export const factsOf = ({ gender, birthDate, height, weight, healthTags }: Profile, today: string): Facts => ({
  gender,
  age: ageOn(today, birthDate),
  height: height ?? undefined,
  weight: weight ?? undefined,
  conditions: healthTags.flatMap(({ code }) => code ?? []),
});

/** What applies to a person by the rules of the SDK. Without weights, only the profile counts. */
export const careOf = (person: Cared, today: string): Care =>
  careProfile({ ...factsOf(person.profile, today), highestWeight: highestUnexplained(person, today)?.value });

interface Cared {
  profile: Profile;
  weights?: readonly Reading[];
  targetWeight?: number | null;
}

/** The highest weight of the last half year; undefined without weights, and if a loss since then has an explanation. */
export function highestUnexplained({ profile, weights = [], targetWeight = null }: Cared, today: string) {
  const { conditions } = factsOf(profile, today);
  // Breastfeeding explains a loss, because the weight falls after a birth.
  const isExplained =
    targetWeight !== null || profile.dietaryGoal === 'loseWeight' || conditions?.includes('breastfeeding');
  const since = addDays(today, -HALF_YEAR);
  const recent = weights.filter(({ measuredAt }) => measuredAt.slice(0, 10) >= since);
  return isExplained ? undefined : [...recent].sort((one, other) => other.value - one.value)[0];
}

/** The care profile in the form of the description. */
export const showCare = (person: Cared, today: string): CareProfile => ({
  ...careOf(person, today),
  conditions: [...new Set(person.profile.healthTags.flatMap(({ code }) => code ?? []))],
});

/** The reasons why a person gets no help to lose weight; empty if there are none. Without weights, only the profile counts. */
export const obstaclesOf = (person: Cared, today: string): WeightLossObstacle[] =>
  weightLossObstacles({ ...factsOf(person.profile, today), highestWeight: highestUnexplained(person, today)?.value });

/** Whether the person has no energy target because the need is below the minimum energy. */
export const isNeedLow = ({ profile }: Cared, today: string): boolean =>
  energyTarget(factsOf(profile, today), profile.dietaryGoal)?.target === null;

/** The target weight to show, kg; null if there is none, for a person with an obstacle, and below a healthy weight. */
export function targetWeightOf(person: { profile: Profile; targetWeight: number | null }, today: string) {
  const { targetWeight, profile } = person;
  if (targetWeight === null || obstaclesOf(person, today).length > 0) return null;
  const least = leastTargetWeight(profile.height ?? undefined);
  return least !== undefined && targetWeight >= least ? targetWeight : null;
}
