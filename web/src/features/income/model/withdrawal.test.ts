import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moves, waitsForPerson, withdrawableOf } from './withdrawal.ts';

const limits = { minimum: 1000, maximum: 50_000, currency: 'CNY' } as const;

describe('what can be withdrawn', () => {
  test.each([
    [
      { amount: 25_260, pending: 18_000 },
      { can: true, range: [1000, 25_260] },
    ],
    [
      { amount: 90_000, pending: 0 },
      { can: true, range: [1000, 50_000] },
    ],
    [
      { amount: 1000, pending: 0 },
      { can: true, range: [1000, 1000] },
    ],
    [
      { amount: 640, pending: 0 },
      { can: false, why: 'belowMinimum', missing: 360 },
    ],
    [
      { amount: 0, pending: 18_000 },
      { can: false, why: 'held' },
    ],
    [
      { amount: 0, pending: 0 },
      { can: false, why: 'nothing' },
    ],
  ])('the withdrawable amount of %o is %o', (amounts, expected) =>
    expect(withdrawableOf({ ...limits, ...amounts })).toEqual(expected),
  );

  test('the withdrawable amount never exceeds the server’s amount or maximum, and starts at its minimum', () => {
    const cents = fc.nat(200_000);
    fc.assert(
      fc.property(cents, cents, cents, cents, (amount, pending, minimum, maximum) => {
        const drawable = withdrawableOf({ amount, pending, minimum, maximum, currency: 'CNY' });
        if (!drawable.can) return;
        expect(drawable.range[0]).toBe(minimum);
        expect(drawable.range[1]).toBeLessThanOrEqual(Math.min(amount, maximum));
      }),
    );
  });
});

test.each([
  ['submitted', false, true],
  ['approved', true, false],
  ['awaitingConfirmation', true, false],
  ['transferring', false, true],
  ['paid', false, false],
  ['failed', false, false],
  ['rejected', false, false],
] as const)('a withdrawal that is %s waits for the person: %s, is still processed: %s', (status, waits, moving) => {
  expect(waitsForPerson({ status })).toBe(waits);
  expect(moves({ status })).toBe(moving);
});
