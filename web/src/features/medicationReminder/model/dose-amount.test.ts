import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './dose-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['2', 2],
    ['２', 2],
    ['1/2', 0.5],
    ['１／２', 0.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1 1/2', 1.5],
    ['¼', 0.25],
    ['3 / 4', 0.75],
    ['1/3', 0.333],
    ['0', 0],
  ])('the typed amount %s is read as %d', (text, amount) => expect(readAmount(text, 100)).toBe(amount));

  it.each(['', 'half', '1/0', '0/0', '1/2/3', '-1/2', '-1', '101', '100 1/2', '11/', '½½', '1.5/2'])(
    'the text %s is not an amount',
    (text) => expect(readAmount(text, 100)).toBeUndefined(),
  );

  it('a typed amount is never out of range', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d ½¼/.,]{0,8}$/)), (text) => {
        const amount = readAmount(text, 50) ?? 0;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(50);
      }),
    );
  });
});
