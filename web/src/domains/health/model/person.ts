import type { FoodUserInformation, HealthTag } from '@health-app/sdk';
import { ageOn, type Person } from '@health-app/sdk/safety';
import type { Day } from '#lib/time/days.ts';

type Facts = Partial<Pick<FoodUserInformation, 'gender' | 'birthDate' | 'height' | 'weight'>> & {
  healthTags?: Pick<HealthTag, 'code'>[];
};

/** Converts a profile for the rules; missing facts stay unknown. */
export const personOf = ({ gender, birthDate, height, weight, healthTags = [] }: Facts, today: Day): Person => ({
  gender,
  age: ageOn(today, birthDate),
  height: height ?? undefined,
  weight: weight ?? undefined,
  conditions: healthTags.flatMap(({ code }) => code ?? []),
});
