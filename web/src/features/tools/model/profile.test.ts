import { describe, expect, it } from 'vitest';
import { ageOn, entriesOf } from './profile.ts';

const today = new Date(2026, 10, 20);

describe('entriesOf', () => {
  it('takes what the account knows', () => {
    expect(entriesOf({ gender: 0, birthDate: '1988-05-12', height: 162, weight: 58.64 }, today)).toEqual({
      sex: 'female',
      age: '38',
      height: '162',
      weight: '58.6',
    });
    expect(entriesOf({ gender: 1, birthDate: null, height: null, weight: 70 }, today)).toEqual({
      sex: 'male',
      weight: '70',
    });
  });

  it('takes nothing from an empty profile', () => {
    expect(entriesOf({ gender: -1, birthDate: null, height: null, weight: null }, today)).toEqual({});
  });
});

describe('ageOn', () => {
  it('counts completed years', () => {
    expect(ageOn(today, '2008-11-20')).toBe(18);
    expect(ageOn(today, '2008-11-21')).toBe(17);
    expect(ageOn(today, '2008-12-01')).toBe(17);
    expect(ageOn(today, '2008-10-31')).toBe(18);
    expect(ageOn(new Date(2027, 1, 28), '2004-02-29')).toBe(22);
    expect(ageOn(new Date(2027, 2, 1), '2004-02-29')).toBe(23);
  });
});
