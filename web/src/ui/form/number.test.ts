import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './number.ts';

const height = [50, 250] as const;

describe('readNumber', () => {
  it('a number is read in its usual notations', () => {
    expect(readNumber('172', height)).toBe(172);
    expect(readNumber(' 172.5 ', height)).toBe(172.5);
    expect(readNumber('172,5', height)).toBe(172.5);
    expect(readNumber('172.', height)).toBe(172);
    expect(readNumber('.5', [0, 1])).toBe(0.5);
    expect(readNumber('-3', [-10, 10])).toBe(-3);
    expect(readNumber('−3', [-10, 10])).toBe(-3);
  });

  it('a number is read from fullwidth characters of Chinese keyboards', () => {
    expect(readNumber('１７２．５', height)).toBe(172.5);
    expect(readNumber('172。5', height)).toBe(172.5);
  });

  it('a number in the range is accepted including its ends, and none outside', () => {
    expect(readNumber('50', height)).toBe(50);
    expect(readNumber('250', height)).toBe(250);
    expect(readNumber('49.9', height)).toBeUndefined();
    expect(readNumber('250.1', height)).toBeUndefined();
  });

  it('an ambiguous text is not read as a number', () => {
    for (const text of ['', ' ', '.', '-', '1 72', '172cm', '1e2', '0x64', '1.7.2', 'Infinity', 'NaN']) {
      expect(readNumber(text, [-1e6, 1e6])).toBeUndefined();
    }
    // Could mean 12 or 12,000.
    expect(readNumber('12,000', [0, 100_000])).toBeUndefined();
  });

  it('a number is rounded to the decimals of its field', () => {
    expect(readNumber('65.2', height, 1)).toBe(65.2);
    expect(readNumber('63.99', height, 1)).toBe(64);
    expect(readNumber('65.25', height, 1)).toBe(65.3);
    expect(readNumber('1.005', [0, 9], 2)).toBe(1.01);
    expect(readNumber('-0.04', [-9, 9], 1)).toBe(-0);
    expect(readNumber('249.96', height, 1)).toBe(250);
    expect(readNumber('250.01', height, 1)).toBeUndefined();
    expect(readNumber('0.06', [0.05, 1], 1)).toBe(0.1);
    expect(readNumber('0.04', [0.03, 1], 1)).toBeUndefined();
  });

  it('a field without decimals refuses a fraction', () => {
    expect(readNumber('65.', height, 0)).toBe(65);
    expect(readNumber('65,5', height, 0)).toBeUndefined();
  });

  it('a number read from any text is within the range', () => {
    const alike = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+−。１e \t')) });
    const limits = fc.tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(fc.oneof(alike, fc.string()), limits, (text, [one, other]) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const value = readNumber(text, [min, max]);
        if (value !== undefined) expect(value >= min && value <= max).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('every plainly formatted number is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), (tenths) => {
        const value = tenths / 10;
        expect(readNumber(String(value), [-1e4, 1e4], 1)).toBe(value);
        expect(readNumber(String(value).replace('.', ','), [-1e4, 1e4], 1)).toBe(value);
      }),
    );
  });
});
