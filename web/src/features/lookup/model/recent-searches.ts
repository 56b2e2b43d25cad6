import * as v from 'valibot';
import { fold, longestKeyword } from './food-search.ts';

const longest = 8;
const Recent = v.array(v.pipe(v.string(), v.regex(/\S/), v.maxLength(longestKeyword)));

/** Adds a keyword at the front, without duplicates, and keeps eight at most. */
export function addRecentSearch(recent: string[], keyword: string): string[] {
  const trimmed = keyword.trim();
  return trimmed === '' ? recent : [trimmed, ...removeRecentSearch(recent, trimmed)].slice(0, longest);
}

export function removeRecentSearch(recent: string[], keyword: string): string[] {
  return recent.filter((other) => fold(other) !== fold(keyword));
}

/** Parses stored keywords; invalid data gives no keywords. */
export function readRecentSearches(stored: unknown): string[] {
  const recent = v.safeParse(Recent, stored);
  return recent.success ? recent.output.slice(0, longest) : [];
}
