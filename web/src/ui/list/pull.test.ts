import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resisted, triggerAt } from './pull.ts';

it('follows the finger with growing resistance, and reaches the trigger', () => {
  expect(resisted(0)).toBe(0);
  expect(resisted(-50)).toBe(0);
  expect(resisted(20)).toBeGreaterThan(10);
  expect(resisted(20)).toBeLessThan(20);
  expect(resisted(100)).toBeLessThan(triggerAt);
  expect(resisted(180)).toBeGreaterThan(triggerAt);
});

it('never moves back, nor beyond its limit', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      expect(resisted(one + other)).toBeGreaterThanOrEqual(resisted(one));
      expect(resisted(one)).toBeLessThanOrEqual(96);
    }),
  );
});
