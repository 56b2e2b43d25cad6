import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIn } from './format.ts';
import { readYuan, writeYuan } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('an amount of money', () => {
  test.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [2990, '¥29.90'],
    [129_400, '¥1,294.00'],
    [-2000, '−¥20.00'],
    [100_000_000, '¥1,000,000.00'],
  ])('%i cents are shown as %s', (amount, text) => {
    expect(formatIn('en').money(amount)).toBe(text);
    expect(formatIn('zh-CN').money(amount)).toBe(text);
  });

  test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])('the amount %s is shown as a dash', (amount) => {
    expect(formatIn('en').money(amount)).toBe('—');
  });

  test('a formatted amount shows every cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(
          formatIn('en')
            .money(amount)
            .replace(/\D/g, '')
            .replace(/^0+(?=\d)/, ''),
        ).toBe(String(amount));
      }),
    );
  });
});

describe('a typed amount', () => {
  test.each([
    ['100', 10_000],
    ['0.1', 10],
    ['.5', 50],
    ['29.90', 2990],
    ['29,9', 2990],
    ['252.', 25_200],
    [' １００。５ ', 10_050],
    ['¥12', 1200],
    ['￥12.34', 1234],
  ])('the typed amount %s is read as %i cents', (text, amount) => expect(readYuan(text)).toBe(amount));

  test.each(['', ' ', '.', '-5', '+5', '1e3', '1,294.00', '12.345', '1 000', '0x10', '1234567890'])(
    'the text %j is not an amount',
    (text) => expect(readYuan(text)).toBeUndefined(),
  );

  test('a written amount is read back unchanged', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readYuan(writeYuan(amount))).toBe(amount);
      }),
    );
  });

  test('a typed amount is a whole number of cents or undefined', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = readYuan(text);
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});
