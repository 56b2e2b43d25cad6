import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf } from './band.ts';
import { roundTo } from './round.ts';

describe('roundTo', () => {
  it('halves are rounded away from zero, including those inexact in binary', () => {
    expect(roundTo(1, 24.95)).toBe(25);
    expect(roundTo(2, 1.005)).toBe(1.01);
    expect(roundTo(1, -10.05)).toBe(-10.1);
    expect(roundTo(0, 0.5)).toBe(1);
    expect(roundTo(1, -0.04)).toBe(0);
    expect(Object.is(roundTo(1, -0.04), 0)).toBe(true);
  });

  it('rounding leaves round values unchanged, and moves others by half a step at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.double({ min: -5e5, max: 5e5, noNaN: true }),
        (n, x) => {
          expect(roundTo(1, n / 10)).toBe(n / 10 + 0);
          expect(Math.abs(roundTo(1, x) - x)).toBeLessThanOrEqual(0.05 + 1e-9);
        },
      ),
    );
  });

  it('rounding agrees with Intl', () => {
    const format = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.double({ min: 2, max: 1e4, noNaN: true }), (x) => {
        expect(Number(format.format(roundTo(1, x)).replace(',', ''))).toBe(roundTo(1, x));
      }),
    );
  });
});

describe('bandOf', () => {
  it('a value belongs to the band that starts at or below it', () => {
    const bands = [
      { key: 'low', from: -Infinity },
      { key: 'high', from: 10 },
    ];
    expect(bandOf(bands, -1e9)).toBe('low');
    expect(bandOf(bands, 9.99)).toBe('low');
    expect(bandOf(bands, 10)).toBe('high');
  });
});
