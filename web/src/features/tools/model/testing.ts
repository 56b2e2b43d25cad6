/** Helpers of the formula tests. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Range } from './entry-ranges.ts';

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((value) => value / 10);

export const heights = tenths(50, 250);
export const weights = tenths(2, 300);
export const adultAges = fc.integer({ min: 18, max: 120 });
export const sexes = fc.constantFrom('female' as const, 'male' as const);

/** Asserts that a formula has no result if any of its entries is missing, just outside its range, or far beyond. */
export function expectNoResultForInvalid<Entries extends object>(
  ranges: Partial<Record<keyof Entries, Range>>,
  good: Entries,
  calculate: (entries: Entries) => unknown,
): void {
  expect(calculate(good)).toBeDefined();
  for (const name of Object.keys(ranges) as (keyof Entries)[]) {
    const [least, most] = ranges[name] as Range;
    const spoilt = [undefined, Number.NaN, Infinity, -Infinity, least - 0.1, most + 0.1, -least - 1];
    for (const value of spoilt)
      expect(calculate({ ...good, [name]: value }), `${String(name)}: ${value}`).toBeUndefined();
    fc.assert(
      fc.property(fc.double(), (value) => {
        if (value < least || value > most) expect(calculate({ ...good, [name]: value })).toBeUndefined();
      }),
    );
  }
}
