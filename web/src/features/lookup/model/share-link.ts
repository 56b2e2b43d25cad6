import type { Path } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import type { categories } from './categories.ts';
import type { Food, Language } from './food.ts';
import { encodeSelection } from './share-token.ts';

/** The shared content: a group, a keyword or a food. Without a group, the whole lookup. */
export type Shared = { category: (typeof categories)[number] | undefined } | { keyword: string } | { food: Food };

/** The token of the shared view; none for the whole lookup. */
export function sugarToken(shared: Shared): string | undefined {
  if ('food' in shared) return encodeSelection({ foodIds: [shared.food.id] });
  if ('keyword' in shared) return encodeSelection({ keyword: shared.keyword });
  const { category } = shared;
  return category && encodeSelection({ category });
}

/** Purine has no share page: its links open the list or the search. */
export function purineLink(shared: Shared, language: Language): Path {
  if ('food' in shared) return pathTo('/purine/search', { q: shared.food.names[language] });
  if ('keyword' in shared) return pathTo('/purine/search', { q: shared.keyword });
  return pathTo('/purine', { category: shared.category });
}
