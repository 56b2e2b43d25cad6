/** A text with its translation, as people read them. */
export interface Pair {
  text: string;
  translation: string;
}

/** Shorter texts have too few words to tell whose translation is theirs. */
const leastLength = 40;

/**
 * By how much an exchange has to fit better. Of the 23,142 pairs of long texts in the catalogs of November 2026, the best one
 * reached 0.10 as it stands; 98 % lie above 0.15 when their translations are exchanged.
 */
const margin = 0.15;

/**
 * Finds translations that fit better after an exchange with another one of their catalog. The vocabulary is learned from all
 * catalogs: the words of a text are expected to meet the characters that they meet elsewhere. The two texts in question teach
 * nothing, so the result is the same as if they had never been exchanged.
 * @param catalogs the texts of each catalog, with different translations
 */
export function exchangedPairs<T extends Pair>(catalogs: readonly (readonly T[])[]): [T, T][] {
  const { learn, fit } = createVocabulary();
  const read = catalogs.map((pairs) => pairs.map((pair) => ({ pair, words: wordsOf(pair), signs: signsOf(pair) })));
  for (const entry of read.flat()) learn(entry);
  return read.flatMap((entries) => {
    const long = entries.filter(({ pair }) => pair.text.length >= leastLength);
    return long.flatMap((a, index) =>
      long.slice(index + 1).flatMap((b): [T, T][] => {
        const exchanged = fit(a, b, a, b) + fit(b, a, a, b);
        const isBetter = exchanged > margin && exchanged - fit(a, a, a, b) - fit(b, b, a, b) > margin;
        return isBetter ? [[a.pair, b.pair]] : [];
      }),
    );
  });
}

interface Tokens {
  words: Set<string>;
  signs: Set<string>;
}

/** The first letters stand for all forms of a word. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, 5));

const wordsOf = ({ text }: Pair): Set<string> => new Set(stems(text));

/** Pairs of adjacent characters, since Chinese has no spaces between words, and the Latin words. */
function signsOf({ translation }: Pair): Set<string> {
  const runs = translation.match(/\p{Script=Han}+/gu) ?? [];
  const characters = runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)));
  return new Set([...characters, ...stems(translation)]);
}

function createVocabulary() {
  let size = 0;
  const countOfWord = new Map<string, number>();
  const countOfSign = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  function learn({ words, signs }: Tokens): void {
    size += 1;
    for (const sign of signs) add(countOfSign, sign);
    for (const word of words) {
      add(countOfWord, word);
      const met = together.get(word) ?? new Map<string, number>();
      together.set(word, met);
      for (const sign of signs) add(met, sign);
    }
  }

  /** How well the words find their signs, from 0 to 1, by what all entries but two teach; rare words count more. */
  function fit({ words }: Tokens, { signs }: Tokens, ...without: [Tokens, Tokens]): number {
    let sum = 0;
    let weights = 0;
    for (const word of words) {
      const unlearned = without.filter((entry) => entry.words.has(word));
      const count = (countOfWord.get(word) ?? 0) - unlearned.length;
      if (count < 1) continue;
      const weight = Math.log(size / count);
      weights += weight;
      sum += weight * bestSign(word, count, signs, unlearned, without);
    }
    return weights === 0 ? 0 : sum / weights;
  }

  /** The Dice coefficient of a word and the sign that it meets most often. */
  function bestSign(word: string, count: number, signs: Set<string>, unlearned: Tokens[], without: Tokens[]): number {
    if (signs.has(word)) return 1;
    const met = together.get(word);
    let best = 0;
    for (const sign of signs) {
      let both = met?.get(sign) ?? 0;
      if (both === 0) continue;
      for (const entry of unlearned) if (entry.signs.has(sign)) both -= 1;
      let alone = countOfSign.get(sign) ?? 0;
      for (const entry of without) if (entry.signs.has(sign)) alone -= 1;
      if (both > 0) best = Math.max(best, (2 * both) / (count + alone));
    }
    return best;
  }

  return { learn, fit };
}
