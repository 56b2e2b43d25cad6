import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weights } from './testing.ts';
import { convertWeight, readWeight, type WeightUnit, weightRangeIn } from './weight-unit.ts';

const units = fc.constantFrom<WeightUnit>('kg', 'jin', 'lb');

describe('a weight', () => {
  it.each([
    ['63.99', 'kg', 64],
    ['58.612', 'kg', 58.6],
    ['58,6', 'kg', 58.6],
    ['120', 'jin', 60],
    ['130', 'lb', 59],
    ['600', 'jin', 300],
  ] as const)('a weight of %s %s counts as %d kg', (text, unit, kg) => expect(readWeight(text, unit)).toBe(kg));

  it.each([
    ['1.9', 'kg'],
    ['301', 'kg'],
    ['600.1', 'jin'],
    ['661.4', 'lb'],
    ['', 'kg'],
  ] as const)('a weight of %s %s is refused', (text, unit) => expect(readWeight(text, unit)).toBeUndefined());

  it('a weight is converted between units within the precision of a scale', () => {
    expect(convertWeight('60', 'kg', 'jin')).toBe('120');
    expect(convertWeight('60', 'kg', 'lb')).toBe('132.3');
    expect(convertWeight('abc', 'kg', 'lb')).toBe('abc');
    fc.assert(
      fc.property(weights, units, (weight, unit) => {
        const [least, most] = weightRangeIn(unit);
        const text = convertWeight(String(weight), 'kg', unit);
        fc.pre(Number(text) >= least && Number(text) <= most);
        expect(Math.abs((readWeight(text, unit) ?? 0) - weight)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
    );
  });
});
