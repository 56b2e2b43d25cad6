import type { EvaluationItem, MealPlanSubmission } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { formOf, heeded, preferencesOf, problemsOf, statedAllergies, withWanted } from './preferences.ts';

const today = '2026-11-20';
const submission: MealPlanSubmission = {
  dietaryGoal: 'controlGlucose',
  tastes: ['light'],
  allergies: ['crustaceans'],
  avoidedFoods: ['香菜'],
  wantedFoods: ['燕麦'],
  tagIds: ['tag-3001'],
  mealTypes: ['dinner', 'breakfast'],
  maxCookingMinutes: 30,
  submittedAt: '2026-11-15T20:10:00+08:00',
  heededAllergies: ['crustaceans', 'milk', 'soy'],
};
const tag = { tagId: 'tag-3011', name: '花生过敏', nameEn: 'Peanut allergy', allergens: ['peanut' as const] };
const assessed = [
  {
    options: [
      { optionId: 'milk', allergens: ['milk'] },
      { optionId: 'fish', allergens: ['fish'] },
    ],
    answer: { optionIds: ['milk'], value: null },
  },
  { options: [{ optionId: 'x', allergens: ['egg'] }], answer: null },
] as unknown as EvaluationItem[];

test('an allergy stated elsewhere is listed once, with its source', () => {
  const stated = statedAllergies({ healthTags: [tag] }, assessed, submission);
  expect(stated).toEqual([
    { allergen: 'peanut', source: 'profile' },
    { allergen: 'milk', source: 'assessment' },
    { allergen: 'soy', source: 'elsewhere' },
  ]);
  expect(heeded(formOf(submission, {}, today), stated)).toEqual(['crustaceans', 'peanut', 'soy', 'milk']);
});

test('an allergy unknown to this version is kept and sent back unchanged', () => {
  const form = formOf({ ...submission, allergies: ['sesame', 'crustaceans'] }, {}, today);
  expect(heeded(form, [{ allergen: 'lupin', source: 'profile' }])).toEqual(['crustaceans', 'sesame', 'lupin']);
  expect(preferencesOf(form)?.allergies).toEqual(['sesame', 'crustaceans']);
});

test('no allergy is stated if the profile fails to load', () => {
  expect(statedAllergies({}, [], null)).toEqual([]);
});

test('the first form starts from the profile, a later one from the last submission', () => {
  const profile = {
    dietaryGoal: 'loseWeight' as const,
    healthTags: [tag, { tagId: 'tag-3001', name: '糖', nameEn: 'Glucose' }],
  };
  expect(formOf(null, profile, today)).toMatchObject({
    dietaryGoal: 'loseWeight',
    tagIds: [],
    mealTypes: ['breakfast', 'lunch', 'dinner'],
    maxCookingMinutes: '',
  });
  expect(formOf(submission, profile, today)).toMatchObject({ dietaryGoal: 'controlGlucose', maxCookingMinutes: '30' });
});

test('the preferences sent are those shown in the form', () => {
  const { submittedAt: _, heededAllergies: __, ...preferences } = submission;
  expect(preferencesOf(formOf(submission, {}, today))).toEqual({ ...preferences, mealTypes: ['breakfast', 'dinner'] });
  expect(preferencesOf(formOf(null, {}, today))).toBeUndefined();
});

test('the form of preferences reports the fields that need a change', () => {
  const form = { ...formOf(null, {}, '2026-11-19'), mealTypes: [], maxCookingMinutes: '5' };
  expect([...problemsOf(form, today)]).toEqual(['dietaryGoal', 'mealTypes', 'maxCookingMinutes', 'from']);
  expect(problemsOf(formOf(submission, {}, today), today).size).toBe(0);
});

test('a wanted food is added once, and only while there is room', () => {
  expect(withWanted(['燕麦'], '香菇')).toEqual(['燕麦', '香菇']);
  expect(withWanted(['燕麦'], '燕麦')).toEqual(['燕麦']);
  const full = Array.from({ length: 20 }, (_, index) => `${index}`);
  expect(withWanted(full, '香菇')).toEqual(full);
});
