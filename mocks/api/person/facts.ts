import {
  ageOn,
  type CareProfile as Care,
  careProfile,
  type Person as Facts,
  leastTargetWeight,
  type WeightLossObstacle,
  weightLossObstacles,
} from '../../../sdk/src/safety/index.ts';
import { addDays } from '../days.ts';
import type { CareProfile, FoodUserInformation } from '../generated/operations.ts';

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
export function careOf({ profile, weights = [] }: Cared, today: string): Care {
  const since = addDays(today, -HALF_YEAR);
  const recent = weights.filter(({ measuredAt }) => measuredAt >= since).map(({ value }) => value);
  const isPlanned = profile.dietaryGoal === 'loseWeight';
  return careProfile({
    ...factsOf(profile, today),
    highestWeight: isPlanned || recent.length === 0 ? undefined : Math.max(...recent),
  });
}

interface Cared {
  profile: Profile;
  weights?: readonly { value: number; measuredAt: string }[];
}

/** The care profile in the form of the description. */
export const showCare = (person: Cared, today: string): CareProfile => ({
  ...careOf(person, today),
  conditions: [...new Set(person.profile.healthTags.flatMap(({ code }) => code ?? []))],
});

/** The reasons why a person gets no help to lose weight; empty if there are none. */
export const obstaclesOf = ({ profile }: { profile: Profile }, today: string): WeightLossObstacle[] =>
  weightLossObstacles(factsOf(profile, today));

/** The target weight to show, kg; null if there is none, for a person with an obstacle, and below a healthy weight. */
export function targetWeightOf(person: { profile: Profile; targetWeight: number | null }, today: string) {
  const { targetWeight, profile } = person;
  if (targetWeight === null || profile.height === null || obstaclesOf(person, today).length > 0) return null;
  return targetWeight >= leastTargetWeight(profile.height) ? targetWeight : null;
}
