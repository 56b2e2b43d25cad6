import { ageOn, permits } from '../../../sdk/src/safety/index.ts';
import type { Eater } from '../foods/target.ts';
import { careOf } from './facts.ts';
import { foodLimitsOf } from './food-limits.ts';

/** The facts about a person that recommended amounts and advice depend on. */
export function eaterOf(
  person: Parameters<typeof foodLimitsOf>[0] & Parameters<typeof careOf>[0],
  today: string,
): Eater {
  const { gender, birthDate, energyTarget } = person.profile;
  const care = careOf(person, today);
  return {
    energy: permits(care, 'energyBalance') ? energyTarget : null,
    gender,
    age: ageOn(today, birthDate),
    limits: foodLimitsOf(person),
    care,
  };
}
