import fc from 'fast-check';
import { expect, it } from 'vitest';
import { triggerDistance, withResistance } from './pull-gesture.ts';

it('the pull distance grows more slowly than the finger moves, and reaches the trigger', () => {
  expect(withResistance(0)).toBe(0);
  expect(withResistance(-50)).toBe(0);
  expect(withResistance(20)).toBeGreaterThan(10);
  expect(withResistance(20)).toBeLessThan(20);
  expect(withResistance(100)).toBeLessThan(triggerDistance);
  expect(withResistance(180)).toBeGreaterThan(triggerDistance);
});

it('the pull distance never decreases, nor exceeds its limit', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      expect(withResistance(one + other)).toBeGreaterThanOrEqual(withResistance(one));
      expect(withResistance(one)).toBeLessThanOrEqual(96);
    }),
  );
});
