import { describe, expect, it } from 'vitest';
import { formatAmount, formatEnergy, formatGrams } from './amounts.ts';
import { confidenceOf } from './confidence.ts';

describe('amounts', () => {
  it.each([
    [9.994, '9.99'],
    [10, '10'],
    [10.04, '10'],
    [10.06, '10.1'],
    [99.96, '100'],
    [100.4, '100'],
    [0.126, '0.13'],
  ])('the amount %d is shown as %s', (amount, text) => expect(formatAmount('en', amount)).toBe(text));

  it('energy is shown in whole kcal, a weight in tenths of a gram', () => {
    expect([formatEnergy('en', 412.6), formatGrams('en', 41.26)]).toEqual(['413', '41.3']);
  });
});

describe('confidenceOf', () => {
  it.each([
    [1, 'sure'],
    [0.85, 'sure'],
    [0.849, 'likely'],
    [0.6, 'likely'],
    [0.599, 'perhaps'],
    [0, 'perhaps'],
  ])('a share of %d is %s', (share, confidence) => expect(confidenceOf(share)).toBe(confidence));
});
