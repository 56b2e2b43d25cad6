/** A place of the site that the search finds. */
export interface Entry {
  title: string;
  about: string;
  /** From the root of the site. */
  address: string;
  /** Further words, such as the path and the fields of a call. */
  words: string;
}

/** The entries with all words of a query, those with a match in the title first. */
export function find(entries: readonly Entry[], query: string, limit = 12): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = entries.flatMap((entry) => {
    const scores = words.map((word) => scoreOf(entry, word));
    return scores.includes(0) ? [] : [{ entry, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function scoreOf({ title, about, words }: Entry, word: string): number {
  const name = title.toLowerCase();
  if (name === word) return 8;
  if (name.startsWith(word)) return 6;
  if (about.toLowerCase().includes(word)) return 5;
  if (name.includes(word)) return 4;
  return words.toLowerCase().includes(word) ? 1 : 0;
}
