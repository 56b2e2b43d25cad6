import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { isDoubted, newEntry, readEntry } from './weight-entry.ts';

const now = new Date(2026, 10, 20, 16, 20);
const opened = newEntry(formatIn('en'), now);
const read = (changes: Partial<typeof opened>) => readEntry({ ...opened, ...changes }, opened, now);

describe('an entered weight', () => {
  test('an entered weight has the current time unless the time is changed', () => {
    expect(read({ weight: '58.4' })).toEqual({ input: { weight: 58.4, source: 'manual' } });
    expect(read({ weight: '58.4', time: '07:10' })).toEqual({
      input: { weight: 58.4, source: 'manual', measuredAt: expect.stringMatching(/^2026-11-20T07:10:00[+-]/) },
    });
  });

  test('an entered weight counts as measured by the scale only while the number is unchanged', () => {
    expect(read({ weight: '58.4', fromScale: '58.4' })).toMatchObject({ input: { source: 'device' } });
    expect(read({ weight: '58.5', fromScale: '58.4' })).toMatchObject({ input: { source: 'manual' } });
  });

  test.each([
    [{ weight: '' }, 'weight'],
    [{ weight: '1.9' }, 'weight'],
    [{ weight: '300.1' }, 'weight'],
    [{ weight: '58', time: '' }, 'time'],
    [{ weight: '58', day: '2026-02-30' }, 'time'],
    [{ weight: '58', time: '16:21' }, 'future'],
    [{ weight: '58', day: '2026-11-21' }, 'future'],
  ])('a weight entry with %o has the problem %s', (changes, problem) => expect(read(changes)).toEqual({ problem }));

  test('any typed text is either a weight in range or a problem', () => {
    fc.assert(
      fc.property(fc.string(), (weight) => {
        const result = read({ weight });
        if ('input' in result) expect(result.input.weight).toBeGreaterThanOrEqual(2);
        else expect(result.problem).toBe('weight');
      }),
    );
  });
});

test('the form starts from the last weight, and without one from an empty field', () => {
  expect(newEntry(formatIn('en'), now, 58.6).weight).toBe('58.6');
  expect(opened.weight).toBe('');
});

describe('a weight far from the last one', () => {
  const last = { value: 58.6, measuredAt: '2026-11-20T07:12:00+08:00', source: 'device' } as const;
  const later = new Date('2026-11-20T16:20:00+08:00');

  test('a weight must be confirmed from more than 5 % within a week on, later from more than 20 %', () => {
    expect(isDoubted({ weight: 55.7 }, last, later)).toBe(false);
    expect(isDoubted({ weight: 55.6 }, last, later)).toBe(true);
    expect(isDoubted({ weight: 61.6 }, last, later)).toBe(true);
    expect(isDoubted({ weight: 55.6, measuredAt: '2026-11-28T07:12:00+08:00' }, last, later)).toBe(false);
    expect(isDoubted({ weight: 45.2, measuredAt: '2026-11-28T07:12:00+08:00' }, last, later)).toBe(true);
  });

  test('the first weight and one before the last one are left to the server', () => {
    expect(isDoubted({ weight: 45.2 }, null, later)).toBe(false);
    expect(isDoubted({ weight: 45.2, measuredAt: '2026-11-20T07:00:00+08:00' }, last, later)).toBe(false);
  });
});
