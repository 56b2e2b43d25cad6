import { describe, expect, it } from 'vitest';
import { entriesOf } from './profile-entries.ts';

const today = '2026-11-20';

describe('entriesOf', () => {
  it('the known fields of the account become entries', () => {
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

  it('an empty profile has no entries', () => {
    expect(entriesOf({ gender: -1, birthDate: null, height: null, weight: null }, today)).toEqual({});
  });
});
