import type { WeightLossObstacle } from '@health-app/sdk/safety';

/** The fact of the profile that is missing, by obstacle. */
const missingFacts: Partial<Record<string, 'birthDate' | 'height' | 'weight'>> = {
  ageUnknown: 'birthDate',
  heightUnknown: 'height',
  weightUnknown: 'weight',
} satisfies Partial<Record<WeightLossObstacle, 'birthDate' | 'height' | 'weight'>>;

/** Obstacles that the record of weights shows. */
const ofWeight: readonly string[] = ['weightUnknown', 'underweight'] satisfies WeightLossObstacle[];

/** Where the person can act on obstacles: facts to add to the profile, the profile, and the record of weights. */
export function obstacleSteps(obstacles: readonly (WeightLossObstacle | (string & {}))[]) {
  return {
    missing: obstacles.flatMap((obstacle) => missingFacts[obstacle] ?? []),
    inProfile: obstacles.some((obstacle) => obstacle !== 'underweight'),
    inWeight: obstacles.some((obstacle) => ofWeight.includes(obstacle)),
  };
}

/** Whether all obstacles are unknown facts, which the person can add. */
export const asksForFacts = (obstacles: readonly string[]): boolean =>
  obstacles.every((obstacle) => missingFacts[obstacle] !== undefined);
