import type { Food, Language } from './food.ts';

export interface Match {
  food: Food;
  /** The alias that matched, if the title does not. */
  via?: string;
}

/** Longest keyword that the server accepts. */
export const longestKeyword = 50;

/** Folds a text for comparison: ignores case, and full or half width. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const folded = new WeakMap<Food, string[]>();

/**
 * Returns all names of a food, folded, the English and the Chinese one first. Cached, because every keystroke reads them.
 */
export function foldedNames(food: Food): string[] {
  let names = folded.get(food);
  if (!names) {
    names = [food.names.en, food.names['zh-CN'], ...food.aliases].map(fold);
    folded.set(food, names);
  }
  return names;
}

/** Words of a keyword, folded. */
export function termsOf(keyword: string): string[] {
  return fold(keyword).split(/\s+/).filter(Boolean);
}

/**
 * Finds the foods whose names contain all words of the keyword, or whose pinyin matches. The best match comes first.
 * @param found the server's results for the keyword, which may include other foods and names
 */
export function searchFoods(foods: Food[], keyword: string, language: Language, found: Food[] = []): Match[] {
  const terms = termsOf(keyword);
  if (terms.length === 0) return [];
  const trusted = new Set(found.map(({ id }) => id));
  const ranked: { match: Match; rank: number; length: number }[] = [];
  for (const food of merge(foods, found)) {
    const rank = rankOf(food, terms, language) ?? (trusted.has(food.id) ? ranks.serverSaysSo : undefined);
    if (rank === undefined) continue;
    // Kinds of one food keep the order of the table, which begins with the most common one.
    const length = rank === ranks.head ? 0 : food.names[language].length;
    ranked.push({ match: { food, via: viaOf(food, terms, language) }, rank, length });
  }
  return ranked.sort((a, b) => a.rank - b.rank || a.length - b.length).map(({ match }) => match);
}

/** Merges two lists without duplicates. A food of the list takes precedence over the server's. */
export function merge(foods: Food[], found: Food[]): Food[] {
  if (found.length === 0) return foods;
  const known = new Set(foods.map(({ id }) => id));
  return [...foods, ...found.filter(({ id }) => !known.has(id))];
}

/** Splits a text into pieces that match or do not match. */
export function markTerms(text: string, terms: string[]): { text: string; hit: boolean }[] {
  const folded = fold(text);
  // If folding changes the length, positions in the folded text do not apply to the original.
  if (folded.length !== text.length) return [{ text, hit: false }];
  const hits = new Uint8Array(text.length);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) hits.fill(1, at, at + term.length);
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && hits[end] === hits[start]) end += 1;
    pieces.push({ text: text.slice(start, end), hit: hits[start] === 1 });
  }
  return pieces;
}

const ranks = {
  same: 0,
  head: 1,
  start: 2,
  wordStart: 3,
  within: 4,
  otherName: 5,
  scattered: 6,
  pinyin: 7,
  serverSaysSo: 8,
};

/**
 * Whether the keyword is the food itself, and not an ingredient: "rice" in "steamed white rice", but not in "rice milk". A
 * Chinese name has no spaces: 豆腐 in 炖豆腐, but not in 豆腐干.
 */
const isHead = (name: string, whole: string): boolean =>
  name !== whole && name.endsWith(/\p{Script=Han}/u.test(whole) ? whole : ` ${whole}`);

function rankOf(food: Food, terms: string[], language: Language): number | undefined {
  const whole = terms.join(' ');
  const names = foldedNames(food);
  const title = titleOf(food, language);
  if (title === whole) return ranks.same;
  if (names.some((name) => isHead(name, whole))) return ranks.head;
  const at = title.indexOf(whole);
  if (at === 0 || names.includes(whole)) return ranks.start;
  if (at > 0) return /[\p{L}\p{N}]/u.test(title[at - 1] as string) ? ranks.within : ranks.wordStart;
  if (names.some((name) => name.includes(whole))) return ranks.otherName;
  const scattered = terms.every((term) => names.some((name) => name.includes(term)));
  if (scattered) return ranks.scattered;
  return soundsLike(food, terms) ? ranks.pinyin : undefined;
}

/** Whether the words are pinyin of the Chinese name: successive syllables (`damifan`) or initials (`dmf`). */
function soundsLike({ pinyin }: Food, terms: string[]): boolean {
  const typed = terms.join('').replace(/ü/g, 'v');
  if (!/^[a-z]{2,}$/.test(typed)) return false;
  const syllables = pinyin.split(' ');
  if (
    syllables
      .map(([first]) => first)
      .join('')
      .startsWith(typed)
  )
    return true;
  return syllables.some((_, at) => syllables.slice(at).join('').startsWith(typed));
}

function viaOf(food: Food, terms: string[], language: Language): string | undefined {
  if (terms.every((term) => titleOf(food, language).includes(term))) return undefined;
  const names = [food.names.en, food.names['zh-CN'], ...food.aliases];
  const at = foldedNames(food).findIndex((name) => terms.every((term) => name.includes(term)));
  if (at < 0 && language === 'en' && soundsLike(food, terms)) return food.names['zh-CN'];
  return names[at];
}

function titleOf(food: Food, language: Language): string {
  return foldedNames(food)[language === 'en' ? 0 : 1] as string;
}
