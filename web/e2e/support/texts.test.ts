import { expect, test } from 'vitest';
import { allTexts, t, zh } from './texts.ts';

test('t returns the English text of the catalogs, and zh the Chinese one', () => {
  expect(t('Try again')).toBe('Try again');
  expect(zh('Try again')).toBe('重试');
});

test('t fills in placeholders, plurals and tags as a screen does', () => {
  const foods = '{count, plural, one {# food} other {# foods}}';
  expect(t(foods, { count: 1 })).toBe('1 food');
  expect(t(foods, { count: 5_000 })).toBe('5,000 foods');
  expect(t('Use “<0/>” as typed', { 0: '粥' })).toBe('Use “粥” as typed');
});

test('t throws for a text without a catalog entry, and for a placeholder without a value', () => {
  expect(() => t('Try it again')).toThrow('No catalog has the text "Try it again"');
  expect(() => t('Use “<0/>” as typed')).toThrow('needs a value for {0}');
  expect(() => t('Delete: {name}?')).toThrow('needs a value for {name}');
});

test('zh throws for a message whose translation depends on its context', () => {
  expect(t('Share')).toBe('Share');
  expect(() => zh('Share')).toThrow('"Share" has several translations');
});

test('every text writes percent signs in the form used for formatted numbers', () => {
  const texts = allTexts();
  expect(texts.length).toBeGreaterThan(4_000);
  expect(texts.filter((text) => /\s[%％]|％/.test(text))).toEqual([]);
});
