import {
  ageOn,
  type Person as Facts,
  leastTargetWeight,
  type WeightLossObstacle,
  weightLossObstacles,
} from '../../../sdk/src/safety/index.ts';
import type { FoodUserInformation } from '../generated/operations.ts';

type Profile = Pick<FoodUserInformation, 'gender' | 'birthDate' | 'height' | 'weight' | 'healthTags'>;

/** The facts of a profile that the rules need. */
export const factsOf = ({ gender, birthDate, height, weight, healthTags }: Profile, today: string): Facts => ({
  gender,
  age: ageOn(today, birthDate),
  height: height ?? undefined,
  weight: weight ?? undefined,
  conditions: healthTags.flatMap(({ code }) => code ?? []),
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
