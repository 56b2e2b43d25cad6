import type { FoodUserInformation } from '@health-app/sdk';

/** Facts of the profile that the energy target depends on. */
export type ProfileFact = 'gender' | 'birthDate' | 'height' | 'weight' | 'dietaryGoal';

const facts: readonly ProfileFact[] = ['gender', 'birthDate', 'height', 'weight', 'dietaryGoal'];

/** The facts that the person has not entered yet. */
export const missingFacts = (user: Partial<FoodUserInformation>): ProfileFact[] =>
  facts.filter((fact) => (user[fact] ?? null) === null || user[fact] === -1);
