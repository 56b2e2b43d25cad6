import { useMemo } from 'react';
import type { Lookup } from '../components/lookups.tsx';
import type { Food } from './food.ts';
import { searchFoods, termsOf } from './search.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Searches the list at once, and the server when the typing rests; what it finds more is added.
 * @param keyword what the list is searched for, which may lag behind what is typed
 * @param rested what the server is asked for
 */
export function useFoodSearch(lookup: Lookup, foods: Food[], keyword: string, rested: string) {
  const language = useLanguage();
  const server = lookup.useFoods(rested);
  const found = rested === keyword ? server.data : undefined;
  const matches = useMemo(() => searchFoods(foods, keyword, language, found), [foods, keyword, language, found]);
  const terms = useMemo(() => termsOf(keyword), [keyword]);
  // Nothing more will come for this keyword.
  const settled = keyword === rested && !server.isFetching;
  return {
    matches,
    terms,
    server,
    settled,
    count: settled || matches.length > 0 ? matches.length : undefined,
  };
}
