/** Tests that a translation names the same numbers as its text, so that no telephone number or limit is of one language. */
import { expect, test } from 'vitest';
import { entries } from './bilingual.ts';

/** Numbers of three or more digits: smaller ones may be words in one of the languages. */
const numbersIn = (text: string) => new Set(text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d{3,}/g));

/** Numbers that English writes in words. */
const inWords = new Map([['1000', /\bthousand\b/]]);

test('a translation has no number that its text lacks', () => {
  const faults = entries.flatMap(({ message, translation }) => {
    const own = numbersIn(message);
    const added = [...numbersIn(translation)].filter(
      (number) => !own.has(number) && !inWords.get(number)?.test(message),
    );
    return added.map((number) => `${number}: ${translation}`);
  });
  expect(faults).toEqual([]);
});
