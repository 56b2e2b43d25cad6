import type { WeightLossObstacle } from '@health-app/sdk/safety';

/** The missing fact of the profile, by obstacle. */
const missingFacts: Partial<Record<string, 'birthDate' | 'height' | 'weight'>> = {
  ageUnknown: 'birthDate',
  heightUnknown: 'height',
  weightUnknown: 'weight',
} satisfies Partial<Record<WeightLossObstacle, 'birthDate' | 'height' | 'weight'>>;

/** Obstacles that the weight records explain. */
const ofWeight: readonly string[] = ['weightUnknown', 'underweight', 'largeWeightLoss'] satisfies WeightLossObstacle[];

/**
 * The steps that the person can take against obstacles: the missing facts, and links to the profile and to the weight
 * records.
 */
export function obstacleSteps(obstacles: readonly (WeightLossObstacle | (string & {}))[]) {
  return {
    missing: obstacles.flatMap((obstacle) => missingFacts[obstacle] ?? []),
    inProfile: obstacles.length === 0 || obstacles.some((obstacle) => obstacle !== 'underweight'),
    inWeight: obstacles.some((obstacle) => ofWeight.includes(obstacle)),
  };
}

/** Whether all obstacles are missing facts that the person can add. An empty list names no reason, so it asks for none. */
export const asksForFacts = (obstacles: readonly string[]): boolean =>
  obstacles.length > 0 && obstacles.every((obstacle) => missingFacts[obstacle] !== undefined);
