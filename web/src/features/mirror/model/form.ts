import type { BodyProfile, Gender, MirrorConfirmInput } from '@health-app/sdk';
import { heightRange, weightRange } from '@health-app/sdk/safety';
import { knownOf } from '#lib/open-value.ts';
import { type Day, yearsBetween } from '#lib/time/days.ts';
import { type Range, readNumber } from '#ui/form/number.ts';

/** Mirrors measure adults only. */
const adultAge = 18;

/** Plausible body mass indexes of an adult's outline, kg/m². */
const plausible: Range = [12, 60];

export interface MirrorForm {
  gender: Gender | '';
  birthDate: string;
  height: string;
  weight: string;
}

/** Builds the form from the account; a guest has no data, and any fact may be unknown. */
export const formOf = (profile: Partial<BodyProfile> | null | undefined): MirrorForm => ({
  gender: knownOf([-1, 0, 1] as const, profile?.gender) ?? '',
  birthDate: profile?.birthDate ?? '',
  height: profile?.height == null ? '' : String(profile.height),
  weight: profile?.weight == null ? '' : String(profile.weight),
});

/** Whether a person is too young on a day. A birth date in the future counts as too young. */
export const isTooYoung = (birthDate: Day, today: Day): boolean =>
  birthDate !== '' && yearsBetween(birthDate, today) < adultAge;

/** Whether height and weight are valid but contradict each other, so that a measurement would fail. */
export function isMismatch({ height, weight }: MirrorForm): boolean {
  const [centimetres, kilograms] = [readNumber(height, heightRange, 1), readNumber(weight, weightRange, 1)];
  if (centimetres === undefined || kilograms === undefined) return false;
  const index = kilograms / (centimetres / 100) ** 2;
  return index < plausible[0] || index > plausible[1];
}

/**
 * Converts the form to the API's format.
 * @param today on the person's calendar
 * @returns `undefined` if a field is empty or invalid, or if the person is under 18
 */
export function inputOf(form: MirrorForm, today: Day): Omit<MirrorConfirmInput, 'token' | 'consent'> | undefined {
  const { gender, birthDate } = form;
  const [height, weight] = [readNumber(form.height, heightRange, 1), readNumber(form.weight, weightRange, 1)];
  if (gender === '' || height === undefined || weight === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate) || isTooYoung(birthDate, today)) return undefined;
  return { gender, birthDate, height, weight };
}
