import type { FoodUserInformation } from '@health-app/sdk';

/** Facts of the profile on which the energy target rests. */
export type ProfileFact = 'gender' | 'birthDate' | 'height' | 'weight' | 'dietaryGoal';

const facts: readonly ProfileFact[] = ['gender', 'birthDate', 'height', 'weight', 'dietaryGoal'];

/** The facts that the person has not told yet. */
export const missingFacts = (user: Partial<FoodUserInformation>): ProfileFact[] =>
  facts.filter((fact) => (user[fact] ?? null) === null || user[fact] === -1);
