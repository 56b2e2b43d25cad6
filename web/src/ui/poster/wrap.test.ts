import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

/** Chinese characters are two units wide, all others one. */
const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

test('English text breaks between words', () => {
  expect(wrap('Five of seven days within my goal.', 12, measure)).toEqual([
    'Five of',
    'seven days',
    'within my',
    'goal.',
  ]);
});

test('Chinese text breaks between characters, and no line begins with punctuation', () => {
  expect(wrap('七天里有五天达标，很好。', 16, measure)).toEqual(['七天里有五天达', '标，很好。']);
});

test('a number stays in one piece within Chinese text', () => {
  expect(wrap('体重 62.6 千克', 8, measure)).toEqual(['体重', '62.6 千', '克']);
});

test('a word that is longer than a line is split', () => {
  expect(wrap('to pneumonia', 5, measure)).toEqual(['to', 'pneum', 'onia']);
});

test('line breaks of a text remain, and text beyond the limit becomes an ellipsis', () => {
  expect(wrap('one\ntwo', 10, measure)).toEqual(['one', 'two']);
  expect(wrap('one two three four', 9, measure, 2)).toEqual(['one two', 'three…']);
  expect(wrap('', 10, measure)).toEqual(['']);
});

test('wrapped text loses no characters, and no line is too wide', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '，', '。', '天', '好', '.', '1') });
  fc.assert(
    fc.property(letters, fc.integer({ min: 8, max: 40 }), (text, width) => {
      const lines = wrap(text, width, measure);
      expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});
