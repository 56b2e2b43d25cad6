/**
 * Tests that a translation names the same numbers as its text, so that no telephone number or limit is of one language,
 * and that both forbid the same.
 */
import { expect, test } from 'vitest';
import { type Entry, entries } from './bilingual.ts';

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

/** Chinese words with 别 that negate nothing. */
const idioms = /[性识类级个区差特分告辨鉴派龄状餐群]别|别[的人名处]|([要是能])不\1/g;

const negates = /\b(?:not|never|cannot)\b|n[’']t\b/i;
const negatesInChinese = /[不没无未勿别非免失缺忌待停少拒禁]/;

/** A prohibition, or a clause that begins with a negation, except limits such as 不限 and 不能早于. */
const forbidsInChinese =
  /不要|勿|不得|不可(?!避)|不能(?![早晚]于)|禁止|(?:^|[，；：、“])(?:先|暂|暂时|请)?(?:别|不(?![仅过同管时限足满低超高多少]))/;
const negatesSomehow =
  /\b(?:not|never|cannot|no|none|nothing|nobody|neither|nor|without|avoid|stop|leave|unless|until|fail\w*|un[a-z]{4,})\b|n[’']t\b/i;

/** Sentences that say the same by an opposite: later by not in the future. */
const opposites = new Set([
  'Choose a day that is not in the future.',
  'Call emergency services at once for chest pain, fainting, or shortness of breath that does not pass.',
  'Recording takes 20 seconds. Keep this page open.',
  'Ask again: it is made only once.',
  'I changed my mind',
]);

/** The sentences of a text, each with its translation; the whole text if the two have different numbers of sentences. */
function sentencesOf({ message, translation }: Entry): [english: string, chinese: string][] {
  const english = message.split(/(?<=[.?!])\s+/);
  const text = translation.replaceAll(idioms, '');
  const chinese = text.split(/(?<=[。？！])(?=.)/);
  if (english.length !== chinese.length) return [[message, text]];
  return english.map((sentence, index) => [sentence, chinese[index] ?? '']);
}

test('a sentence and its translation both negate, or neither does', () => {
  const faults = entries
    .flatMap(sentencesOf)
    .filter(([english, chinese]) =>
      negates.test(english)
        ? !negatesInChinese.test(chinese)
        : forbidsInChinese.test(chinese) && !negatesSomehow.test(english),
    );
  expect(faults.filter(([english]) => !opposites.has(english))).toEqual([]);
  expect(new Set(faults.map(([english]) => english))).toEqual(opposites);
});
