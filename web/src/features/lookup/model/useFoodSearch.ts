import { useMemo } from 'react';
import type { Lookup } from '../components/lookup-variants.tsx';
import type { Food } from './food.ts';
import { searchFoods, termsOf } from './food-search.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * Searches the list at once. After the typing pauses, it also searches the server and appends the additional results.
 * @param keyword searched in the list; it may lag behind the input
 * @param rested searched on the server
 */
export function useFoodSearch(lookup: Lookup, foods: Food[], keyword: string, rested: string) {
  const language = useLanguage();
  const server = lookup.useFoods(rested);
  const found = rested === keyword ? server.data : undefined;
  const matches = useMemo(() => searchFoods(foods, keyword, language, found), [foods, keyword, language, found]);
  const terms = useMemo(() => termsOf(keyword), [keyword]);
  // No more results will arrive for this keyword.
  const settled = keyword === rested && !server.isFetching;
  return {
    matches,
    terms,
    server,
    settled,
    count: settled || matches.length > 0 ? matches.length : undefined,
  };
}
