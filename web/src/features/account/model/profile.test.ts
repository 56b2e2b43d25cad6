import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyOf } from './energy.ts';
import { changesOf, formOf, type ProfileForm, problemsOf, readMissing } from './profile.ts';

const today = '2026-11-20';
const body = { gender: 0, birthDate: '1988-05-12', height: 162, weight: 58.6, dietaryGoal: 'controlGlucose' } as const;
const form = formOf({
  userName: '林晓',
  avatar: '/avatars/lin-xiao.svg',
  ...body,
  healthTags: [{ tagId: 'tag-3001', name: '2型糖尿病', nameEn: 'Type 2 diabetes' }],
});

describe('the energy target', () => {
  it('is that of the server’s examples', () => {
    expect(energyOf(body, today)?.target).toBe(1700);
    expect(energyOf({ ...body, weight: 58.2, dietaryGoal: 'loseWeight' }, today)).toEqual({
      basal: 1244,
      target: 1200,
    });
    expect(energyOf({ ...body, weight: 62, dietaryGoal: 'loseWeight' }, today)?.target).toBe(1250);
  });

  it('says when the floor overrides the formula', () => {
    expect(energyOf({ ...body, weight: 45, dietaryGoal: 'loseWeight' }, today)).toMatchObject({
      target: 1200,
      belowFloor: 1050,
    });
  });

  it('is unknown while a fact is, and never outside 1,200 to 6,000', () => {
    expect(energyOf({ ...body, gender: -1 }, today)).toBeUndefined();
    expect(energyOf({ ...body, birthDate: '' }, today)).toBeUndefined();
    expect(energyOf({ ...body, height: undefined }, today)).toBeUndefined();
    const weight = fc.double({ min: 1, max: 500, noNaN: true });
    const height = fc.double({ min: 30, max: 260, noNaN: true });
    fc.assert(
      fc.property(weight, height, (kg, cm) => {
        const target = energyOf({ ...body, weight: kg, height: cm }, today)?.target ?? 0;
        expect(target).toBeGreaterThanOrEqual(1200);
        expect(target).toBeLessThanOrEqual(6000);
      }),
    );
  });
});

describe('the changes of a profile', () => {
  const change = (changes: Partial<ProfileForm>) => changesOf(form, { ...form, ...changes });

  it('are none while the form says the same', () => {
    expect(change({})).toBeUndefined();
    expect(change({ weight: '58,6', userName: ' 林晓 ' })).toBeUndefined();
  });

  it('contain only what changed', () => {
    expect(change({ weight: '58.2' })).toEqual({ weight: 58.2 });
    expect(change({ dietaryGoal: 'loseWeight', tagIds: ['tag-3041', 'tag-3001'] })).toEqual({
      dietaryGoal: 'loseWeight',
      healthTagIds: ['tag-3041', 'tag-3001'],
    });
  });

  it('take a value back with null', () => {
    expect(change({ height: '', birthDate: '', avatar: null, dietaryGoal: '' })).toEqual({
      height: null,
      birthDate: null,
      avatar: null,
      dietaryGoal: null,
    });
    expect(change({ gender: -1 })).toEqual({ gender: -1 });
  });
});

it('finds invalid fields, and no problem in empty ones', () => {
  const wrong = { userName: ' ', birthDate: '2026-11-21', height: '29', weight: '501' };
  expect(problemsOf({ ...form, ...wrong }, today)).toEqual({
    userName: true,
    birthDate: true,
    height: true,
    weight: true,
  });
  expect(problemsOf({ ...form, birthDate: '', height: '', weight: '' }, today)).toEqual({});
  expect(problemsOf({ ...form, birthDate: '1906-11-19' }, today)).toEqual({ birthDate: true });
});

it('reads the facts that a link asks for', () => {
  expect(readMissing('weight,height,password')).toEqual(['height', 'weight']);
  expect(readMissing(undefined)).toEqual([]);
});
