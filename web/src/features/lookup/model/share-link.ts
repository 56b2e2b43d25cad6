import type { Food, FoodCategory, Language } from './food.ts';
import { encodeSelection } from './share-token.ts';

/** What a person shares; nothing chosen is the whole lookup. */
export type Shared = { category: FoodCategory | undefined } | { keyword: string } | { food: Food };

/** The shared view has an address of its own. */
export function sugarLink(shared: Shared): string {
  if ('food' in shared) return `/sugar-control/${encodeSelection({ foodIds: [shared.food.id] })}`;
  if ('keyword' in shared) return `/sugar-control/${encodeSelection({ keyword: shared.keyword })}`;
  const { category } = shared;
  return category ? `/sugar-control/${encodeSelection({ category })}` : '/sugar-control';
}

/** Purine has no shared view: its links open the list or the search itself. */
export function purineLink(shared: Shared, language: Language): string {
  if ('food' in shared) return searchLink(shared.food.names[language]);
  if ('keyword' in shared) return searchLink(shared.keyword);
  return shared.category ? `/purine?category=${shared.category}` : '/purine';
}

function searchLink(keyword: string): string {
  return `/purine/search?${new URLSearchParams({ q: keyword })}`;
}
