import { describe, expect, it } from 'vitest';
import { countOf, entryOf, knownOf, labelOf } from './open-value.ts';

const names = { lunch: { id: 'Lunch' } };

describe('a value of a reply', () => {
  it('a known value has the label of its table', () => {
    expect(labelOf(names, 'lunch')).toEqual({ id: 'Lunch' });
  });

  it.each(['brunch', 'constructor', 'toString', '__proto__'])('an unknown value is its own label: %s', (value) => {
    expect(labelOf(names, value)).toEqual({ id: value });
    expect(entryOf(names, value)).toBeUndefined();
    expect(knownOf(['lunch'] as const, value)).toBeUndefined();
  });

  it.each([null, undefined, ''])('the label of a missing value is a dash: %s', (value) => {
    expect(labelOf(names, value)).toEqual({ id: '—' });
  });

  it.each([null, undefined, 12, 'newer'])('items are not counted if a status is %s', (status) => {
    const count = (...statuses: unknown[]) =>
      countOf(
        statuses.map((one) => ({ status: one as string })),
        'done',
        ['done', 'open'],
      );
    expect(count('done', 'open', 'done')).toBe(2);
    expect(count('done', 'open', status)).toBeNaN();
  });

  it('a value is known if the list contains it', () => {
    expect(knownOf(['lunch', 'dinner'] as const, 'dinner')).toBe('dinner');
    expect(knownOf([0, 1] as const, 1)).toBe(1);
  });
});
