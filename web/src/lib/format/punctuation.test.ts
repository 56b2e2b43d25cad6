import { expect, test } from 'vitest';
import { withName, withNote } from './punctuation.ts';

test.each([
  ['en', 'Left: 10:00', 'egg (omelette)'],
  ['zh-CN', 'Left：10:00', 'egg（omelette）'],
])('in %s a name and a note have the width of the language', (locale, named, noted) => {
  expect(withName({ locale }, 'Left', '10:00')).toBe(named);
  expect(withNote({ locale }, 'egg', 'omelette')).toBe(noted);
});
