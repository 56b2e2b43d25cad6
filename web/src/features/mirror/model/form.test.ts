import { describe, expect, it } from 'vitest';
import { formOf, inputOf, isMismatch, isTooYoung } from './form.ts';

const today = '2026-11-20';
const lin = { gender: 0, birthDate: '1988-05-12', height: 162, weight: 58.6 } as const;

describe('the form of a measurement', () => {
  it('the mirror form starts with the account’s values, and is empty for a guest', () => {
    expect(formOf(lin)).toEqual({ gender: 0, birthDate: '1988-05-12', height: '162', weight: '58.6' });
    expect(formOf(null)).toEqual({ gender: '', birthDate: '', height: '', weight: '' });
    expect(formOf({ ...lin, birthDate: null, height: null }).birthDate).toBe('');
  });

  it('an incomplete mirror form is not sent', () => {
    expect(inputOf(formOf(lin), today)).toEqual(lin);
    expect(inputOf({ ...formOf(lin), weight: '58,4' }, today)?.weight).toBe(58.4);
    for (const missing of ['gender', 'birthDate', 'height', 'weight'] as const) {
      expect(inputOf({ ...formOf(lin), [missing]: '' }, today)).toBeUndefined();
    }
    expect(inputOf({ ...formOf(lin), weight: '301' }, today)).toBeUndefined();
    expect(inputOf({ ...formOf(lin), weight: '63.99' }, today)?.weight).toBe(64);
    expect(inputOf({ ...formOf(lin), height: '16.25' }, today)).toBeUndefined();
  });

  it('a person under 18 is refused', () => {
    expect(isTooYoung('2008-11-21', today)).toBe(true);
    expect(isTooYoung('2008-11-20', today)).toBe(false);
    expect(isTooYoung('2030-01-01', today)).toBe(true);
    // A person born on 29 February comes of age on 1 March.
    expect(isTooYoung('2008-02-29', '2026-02-28')).toBe(true);
    expect(isTooYoung('2008-02-29', '2026-03-01')).toBe(false);
    expect(isTooYoung('', today)).toBe(false);
    expect(inputOf({ ...formOf(lin), birthDate: '2008-11-21' }, today)).toBeUndefined();
  });

  it('a height and a weight that do not go together are noticed', () => {
    expect(isMismatch(formOf(lin))).toBe(false);
    expect(isMismatch({ ...formOf(lin), weight: '5.8' })).toBe(true);
    expect(isMismatch({ ...formOf(lin), height: '80' })).toBe(true);
    expect(isMismatch({ ...formOf(lin), height: '' })).toBe(false);
  });
});
