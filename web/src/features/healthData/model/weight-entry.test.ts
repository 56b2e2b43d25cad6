import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { newEntry, readEntry } from './weight-entry.ts';

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
