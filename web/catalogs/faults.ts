import type { Entry } from './catalog.ts';
import { exchangedPairs } from './exchanged.ts';
import { type ReadMessage, readMessage } from './icu.ts';

/** From this number of characters on, no two texts share a translation: synonyms have up to 13, plurals fewer. */
const longTranslation = 16;

/** From this number of characters on, the length of a text tells the length of its translation. */
const longText = 24;

/** A Chinese character says as much as this number of Latin ones, by the median of the catalogs. */
const lettersPerCharacter = 3.5;

/**
 * The width of a translation by the width of its text. The 1,492 long texts of November 2026 have 0.39 to 2.01, a median of
 * 0.98, and 98 % of them 0.56 to 1.58.
 */
const proportions = { least: 0.3, most: 2.2 };

/** Numbers that English writes as words. Chinese has figures. */
const numberWords: Record<string, readonly number[]> = {
  a: [1],
  an: [1],
  one: [1],
  once: [1],
  two: [2],
  twice: [2],
  three: [3],
  four: [4],
  five: [5],
  six: [6],
  seven: [7],
  eight: [8],
  nine: [9],
  ten: [10],
  hundred: [100],
  thousand: [1000],
};

/** The number of the ambulance in China, where English readers may be elsewhere. */
const localNumbers = [120];

interface ReadEntry extends Entry {
  catalog: string;
  own: ReadMessage;
  translated: ReadMessage;
}

/**
 * Finds translations that cannot belong to their text.
 * @param catalogs the entries of each catalog by its name; entries without a translation are skipped
 * @returns a sentence for each fault
 */
export function catalogFaults(catalogs: ReadonlyMap<string, readonly Entry[]>): string[] {
  const faults: string[] = [];
  const read: ReadEntry[][] = [];
  for (const [catalog, entries] of catalogs) {
    const readable: ReadEntry[] = [];
    for (const entry of entries.filter(({ translation }) => translation !== '')) {
      try {
        const [own, translated] = [readMessage(entry.message), readMessage(entry.translation)];
        readable.push({ ...entry, catalog, own, translated });
      } catch (error) {
        faults.push(`${catalog}: "${entry.message}" → "${entry.translation}" cannot be parsed: ${error}`);
      }
    }
    read.push(readable);
  }
  return [...faults, ...read.flat().flatMap(faultsOf), ...sharedTranslations(read.flat()), ...exchanged(read)];
}

function faultsOf({ catalog, message, translation, own, translated }: ReadEntry): string[] {
  const faults: string[] = [];
  const missing = [...own.parts].filter((part) => !translated.parts.has(part));
  const added = [...translated.parts].filter((part) => !own.parts.has(part));
  if (missing.length > 0) faults.push(`lacks ${missing.join(' ')}`);
  if (added.length > 0) faults.push(`adds ${added.join(' ')}`);

  const [figures, translatedFigures] = [figuresOf(own.text), figuresOf(translated.text)];
  const words = (own.text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => numberWords[word] ?? []);
  const lost = figures.filter((figure) => !translatedFigures.includes(figure));
  const invented = translatedFigures.filter((figure) => ![...figures, ...words, ...localNumbers].includes(figure));
  if (lost.length > 0) faults.push(`lacks the number ${lost.join(', ')}`);
  if (invented.length > 0) faults.push(`adds the number ${invented.join(', ')}`);

  const proportion = widthOf(translated.text) / widthOf(own.text);
  if (own.text.length >= longText && proportion < proportions.least) faults.push('is too short for its text');
  if (own.text.length >= longText && proportion > proportions.most) faults.push('is too long for its text');
  return faults.map((fault) => `${catalog}: "${message}" → "${translation}" ${fault}`);
}

function figuresOf(text: string): number[] {
  return (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

function widthOf(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return text.length + characters * (lettersPerCharacter - 1);
}

function sharedTranslations(entries: readonly ReadEntry[]): string[] {
  const messages = new Map<string, Set<string>>();
  for (const { message, translation, translated } of entries) {
    if (translated.text.length < longTranslation) continue;
    messages.set(translation, (messages.get(translation) ?? new Set()).add(message));
  }
  return [...messages]
    .filter(([, all]) => all.size > 1)
    .map(([translation, all]) => `"${translation}" translates several texts: "${[...all].join('", "')}"`);
}

function exchanged(catalogs: readonly ReadEntry[][]): string[] {
  const pairs = catalogs.map((entries) =>
    entries.map((entry) => ({ entry, text: entry.own.text, translation: entry.translated.text })),
  );
  return exchangedPairs(pairs).map(
    ([{ entry: a }, { entry: b }]) =>
      `${a.catalog}: "${a.translation}" and "${b.translation}" fit each other's text better: "${a.message}", "${b.message}"`,
  );
}
