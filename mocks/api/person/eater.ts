import { ageOn } from '../../../sdk/src/safety/index.ts';
import type { Eater } from '../foods/target.ts';
import { foodLimitsOf } from './food-limits.ts';

/** The facts about a person that recommended amounts depend on. */
export function eaterOf(person: Parameters<typeof foodLimitsOf>[0], today: string): Eater {
  const { gender, birthDate, energyTarget } = person.profile;
  return { energy: energyTarget, gender, age: ageOn(today, birthDate), limits: foodLimitsOf(person) };
}
