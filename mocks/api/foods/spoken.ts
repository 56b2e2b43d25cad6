import { singular } from './singular.ts';
import { amountAfter, amountBefore, type SpokenAmount, withDigits } from './spoken-amount.ts';

/** A food as a person says it: `一碗牛肉面` is one bowl of `牛肉面`. */
export interface Spoken extends SpokenAmount {
  name: string;
}

const eating = /^(?:我|今天|早上|早餐|中午|午餐|晚上|晚餐|刚才|刚)*(?:吃了|喝了|吃|喝)|^(?:i )?(?:had|ate|drank) /;
/** Between the foods of a sentence. A space separates two Chinese foods if an amount follows. */
const separators =
  / ?(?:[、，,；;＋+&\n]|和|加上|还有|以及|\band\b|\bwith\b|\bplus\b|(?<=[\u4e00-\u9fff]) (?=[半一二两三四五六七八九十\d])) ?/;

/** The ways to read a text as one food, the most literal first. */
function readings(text: string): Spoken[] {
  const said = [{ quantity: 1, name: text }, ...amountBefore(text), ...amountAfter(text)];
  return said.flatMap((one) => (one.name === singular(one.name) ? one : [one, { ...one, name: singular(one.name) }]));
}

/** The foods that a text names, and the parts of it that name none. */
export interface Heard<Found> {
  foods: (Spoken & { food: Found })[];
  unknown: string[];
}

/**
 * Finds the foods that a typed sentence names.
 * @param find finds a food by its name
 * @param guess finds a food by a part of its name, for what no reading of a text names
 */
export function hear<Found>(
  sentence: string,
  find: (name: string) => Found | undefined,
  guess: (name: string) => Found | undefined = () => undefined,
): Heard<Found> {
  const text = withDigits(
    sentence
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .toLowerCase(),
  )
    .replace(/[。.！!]$/, '')
    .replace(eating, '')
    .trim();
  const one = (part: string) => {
    for (const search of [find, guess]) {
      for (const spoken of readings(part)) {
        const food = search(spoken.name);
        if (food !== undefined) return { ...spoken, food };
      }
    }
    return undefined;
  };
  const parts = text.split(separators).filter((part) => part.trim() !== '');
  const isName = find(text) !== undefined || parts.length === 1;
  const found = (isName ? [text] : parts).map((part) => one(part.trim()) ?? part.trim());
  const foods = found.filter((part) => typeof part !== 'string');
  return foods.length === 0
    ? { foods, unknown: [sentence] }
    : { foods, unknown: found.filter((part) => typeof part === 'string') };
}
