import { adultAge, ageOn } from '@health-app/sdk/safety';
import type { Day } from '#lib/time/days.ts';

/** The age group whose ranges apply to a person; `unknown` without a birth date. */
export type AgeGroup = 'adult' | 'child' | 'unknown';

export function ageGroupOf(birthDate: string | null | undefined, today: Day): AgeGroup {
  const age = ageOn(today, birthDate);
  if (age === undefined) return 'unknown';
  return age < adultAge ? 'child' : 'adult';
}
