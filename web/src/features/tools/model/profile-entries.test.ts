import { describe, expect, it } from 'vitest';
import { readEntries } from './entries.ts';
import { entriesOf, isCompletedBy, isIn } from './profile-entries.ts';

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

describe('entries and what was found', () => {
  const found = { age: '38', weight: '58.6' };

  it.each([
    ['empty entries', {}, true, false],
    ['a part of what was found', { age: '38' }, true, false],
    ['what was found', { age: '38', height: '162', weight: '58.6' }, true, true],
    ['entries of somebody else', { age: '61', weight: '58.6' }, false, false],
    ['the same figure in another unit', { age: '38', weight: '58.6', weightUnit: 'lb' }, false, false],
    ['a unit without a weight', { age: '38', weightUnit: 'lb' }, true, false],
  ])('%s', (_, kept, completed, isSame) => {
    const entries = readEntries(kept);
    expect(isCompletedBy(found, entries)).toBe(completed);
    expect(isIn(found, entries)).toBe(isSame);
  });
});
