import { describe, expect, it } from 'vitest';
import { hasPersonalEntries, readEntries, withoutPersonalEntries } from './entries.ts';

describe('readEntries', () => {
  it('the entries are empty at first', () => {
    const entries = readEntries(undefined);
    expect(new Set(Object.values(entries))).toEqual(new Set(['']));
    expect(entries).toHaveProperty('height', '');
    expect(entries).toHaveProperty('bmiStandard', '');
  });

  it('stored entries are restored, even an unfinished number', () => {
    const entries = {
      ...readEntries(undefined),
      sex: 'male' as const,
      height: '17',
      weight: '70,5',
      basalFormula: 'katch' as const,
    };
    expect(readEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
  });

  it('invalid stored entries are ignored', () => {
    const nothing = readEntries(undefined);
    for (const kept of [
      null,
      5,
      'x',
      [],
      { height: 170 },
      { sex: 'other' },
      { weight: '1'.repeat(21) },
      { extra: 'x' },
    ]) {
      expect(readEntries(kept)).toEqual(nothing);
    }
  });
});

describe('withoutPerson', () => {
  it('the personal entries are cleared, and the choice of formulas is kept', () => {
    const entries = readEntries({
      sex: 'female',
      childSex: 'male',
      mother: '162',
      bmiStandard: 'who',
      weightMethod: 'broca',
    });
    expect(hasPersonalEntries(entries)).toBe(true);
    const forgotten = withoutPersonalEntries(entries);
    expect(hasPersonalEntries(forgotten)).toBe(false);
    expect(forgotten).toEqual(readEntries({ bmiStandard: 'who', weightMethod: 'broca' }));
  });
});
