import type { DietaryGoal, FoodUserInformation, Gender, HealthTag, UserInformationInput } from '@health-app/sdk';
import { type EnergyTarget, energyTarget, heightRange, type Person, weightRange } from '@health-app/sdk/safety';
import * as v from 'valibot';
import { personOf } from '#domains/health/model/person.ts';
import { knownOf } from '#lib/open-value.ts';
import type { Day } from '#lib/time/days.ts';
import { readNumber } from '#ui/form/number.ts';
import type { ProfileFact } from './missing-facts.ts';

export const goals = ['loseWeight', 'maintainWeight', 'gainMuscle', 'controlGlucose'] as const satisfies DietaryGoal[];

const longestName = 30;

export const profileSchema = v.object({
  userName: v.string(),
  avatar: v.nullable(v.string()),
  gender: v.picklist([-1, 0, 1]),
  birthDate: v.string(),
  height: v.string(),
  weight: v.string(),
  dietaryGoal: v.picklist([...goals, '']),
  tagIds: v.array(v.string()),
});

export type ProfileForm = v.InferOutput<typeof profileSchema>;

/** Builds the form of a profile; missing values are empty. */
export function formOf(user: Partial<FoodUserInformation>): ProfileForm {
  const { userName, avatar, gender, birthDate, height, weight, dietaryGoal, healthTags } = user;
  return {
    userName: userName ?? '',
    avatar: avatar ?? null,
    gender: knownOf([-1, 0, 1] as const, gender) ?? -1,
    birthDate: birthDate ?? '',
    height: height == null ? '' : String(height),
    weight: weight == null ? '' : String(weight),
    dietaryGoal: knownOf(goals, dietaryGoal) ?? '',
    tagIds: (healthTags ?? []).map(({ tagId }) => tagId),
  };
}

export type Problems = Partial<Record<'userName' | 'birthDate' | 'height' | 'weight' | 'dietaryGoal', true>>;

const number = (text: string, range: readonly [number, number]) => readNumber(text, range, 1);

/** The fields with an invalid value. An empty field is valid: it removes the value. */
export function problemsOf({ userName, birthDate, height, weight }: ProfileForm, today: Day): Problems {
  const length = [...userName.trim()].length;
  return {
    ...((length < 1 || length > longestName) && { userName: true }),
    ...(birthDate !== '' && (birthDate > today || birthDate < oldest(today)) && { birthDate: true }),
    ...(height.trim() !== '' && number(height, heightRange) === undefined && { height: true }),
    ...(weight.trim() !== '' && number(weight, weightRange) === undefined && { weight: true }),
  };
}

/** The earliest birth date that the API accepts: 120 years ago. */
export const oldest = (today: Day): Day => `${Number(today.slice(0, 4)) - 120}${today.slice(4)}`;

/**
 * The changes as the API expects them: an absent property keeps its value, `null` removes it.
 * @returns `undefined` without a change
 */
export function changesOf(before: ProfileForm, form: ProfileForm): UserInformationInput | undefined {
  const sameTags = JSON.stringify([...before.tagIds].sort()) === JSON.stringify([...form.tagIds].sort());
  const [name, height, weight] = [
    form.userName.trim(),
    number(form.height, heightRange),
    number(form.weight, weightRange),
  ];
  const changes: UserInformationInput = {
    ...(name !== before.userName.trim() && { userName: name }),
    ...(form.avatar !== before.avatar && { avatar: form.avatar }),
    ...(form.gender !== before.gender && { gender: form.gender as Gender }),
    ...(form.birthDate !== before.birthDate && { birthDate: form.birthDate || null }),
    ...(height !== number(before.height, heightRange) && { height: height ?? null }),
    ...(weight !== number(before.weight, weightRange) && { weight: weight ?? null }),
    ...(form.dietaryGoal !== before.dietaryGoal && { dietaryGoal: form.dietaryGoal || null }),
    ...(!sameTags && { healthTagIds: form.tagIds }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The person that a form describes. @param tags the available tags, which give the meaning of the chosen ids */
export const personOfForm = (form: ProfileForm, tags: HealthTag[], today: Day): Person =>
  personOf(
    {
      gender: form.gender as Gender,
      birthDate: form.birthDate,
      height: number(form.height, heightRange) ?? null,
      weight: number(form.weight, weightRange) ?? null,
      healthTags: tags.filter(({ tagId }) => form.tagIds.includes(tagId)),
    },
    today,
  );

/** The energy target of a form. */
export const energyOfForm = (form: ProfileForm, person: Person): EnergyTarget | undefined =>
  energyTarget(person, form.dietaryGoal || null);

/** The facts that a link requests, such as `height,weight`. */
export const readMissing = (text: string | undefined): ProfileFact[] => {
  const facts: readonly ProfileFact[] = ['gender', 'birthDate', 'height', 'weight', 'dietaryGoal'];
  return facts.filter((fact) => text?.split(',').includes(fact));
};
