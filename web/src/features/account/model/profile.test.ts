import { describe, expect, it } from 'vitest';
import { changesOf, energyOfForm, formOf, type ProfileForm, personOfForm, problemsOf, readMissing } from './profile.ts';

const today = '2026-11-20';
const body = { gender: 0, birthDate: '1988-05-12', height: 162, weight: 58.6, dietaryGoal: 'controlGlucose' } as const;
const form = formOf({
  userName: '林晓',
  avatar: '/avatars/lin-xiao.svg',
  ...body,
  healthTags: [{ tagId: 'tag-3001', name: '2型糖尿病', nameEn: 'Type 2 diabetes' }],
});

describe('the person that a form describes', () => {
  const tags = [
    { tagId: 'tag-3001', code: 'type2Diabetes', name: '2型糖尿病', nameEn: 'Type 2 diabetes' },
    { tagId: 'tag-3032', code: 'pregnant', name: '孕期', nameEn: 'Pregnant' },
  ] as const;
  const targetOf = (changes: Partial<ProfileForm>) => {
    const changed = { ...form, ...changes };
    return energyOfForm(changed, personOfForm(changed, [...tags], today))?.target;
  };

  it('a profile form yields the age in full years, the numbers and the conditions of its tags', () => {
    expect(personOfForm({ ...form, weight: '58,6' }, [...tags], today)).toEqual({
      ...{ gender: 0, age: 38, height: 162, weight: 58.6 },
      conditions: ['type2Diabetes'],
    });
    expect(personOfForm({ ...form, birthDate: '', height: '19' }, [], today)).toMatchObject({
      ...{ age: undefined, height: undefined },
      conditions: [],
    });
  });

  it('a profile form yields an energy target, or none if no formula applies', () => {
    expect(targetOf({})).toBe(1700);
    expect(targetOf({ weight: '58.2', dietaryGoal: 'loseWeight' })).toBe(1250);
    expect(targetOf({ tagIds: ['tag-3032'] })).toBeUndefined();
    expect(targetOf({ birthDate: '2008-11-21' })).toBeUndefined();
    expect(targetOf({ weight: '' })).toBeUndefined();
  });
});

describe('the changes of a profile', () => {
  const change = (changes: Partial<ProfileForm>) => changesOf(form, { ...form, ...changes });

  it('an unchanged profile form has no changes', () => {
    expect(change({})).toBeUndefined();
    expect(change({ weight: '58,6', userName: ' 林晓 ' })).toBeUndefined();
  });

  it('the changes of a profile contain only the changed fields', () => {
    expect(change({ weight: '58.2' })).toEqual({ weight: 58.2 });
    expect(change({ dietaryGoal: 'loseWeight', tagIds: ['tag-3041', 'tag-3001'] })).toEqual({
      dietaryGoal: 'loseWeight',
      healthTagIds: ['tag-3041', 'tag-3001'],
    });
  });

  it('the changes of a profile set a cleared field to null', () => {
    expect(change({ height: '', birthDate: '', avatar: null, dietaryGoal: '' })).toEqual({
      height: null,
      birthDate: null,
      avatar: null,
      dietaryGoal: null,
    });
    expect(change({ gender: -1 })).toEqual({ gender: -1 });
  });
});

it('a profile form reports invalid fields, but accepts empty ones', () => {
  const wrong = { userName: ' ', birthDate: '2026-11-21', height: '49', weight: '301' };
  expect(problemsOf({ ...form, ...wrong }, today)).toEqual({
    userName: true,
    birthDate: true,
    height: true,
    weight: true,
  });
  expect(problemsOf({ ...form, birthDate: '', height: '', weight: '' }, today)).toEqual({});
  expect(problemsOf({ ...form, birthDate: '1906-11-19' }, today)).toEqual({ birthDate: true });
});

it('the missing facts are read from a link without unknown names', () => {
  expect(readMissing('weight,height,password')).toEqual(['height', 'weight']);
  expect(readMissing(undefined)).toEqual([]);
});
