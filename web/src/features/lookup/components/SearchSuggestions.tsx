import { useEffect } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Food } from '../model/food.ts';
import { foldedNames } from '../model/food-search.ts';
import type { useRecentSearches } from '../model/useRecentSearches.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CommonSearches } from './CommonSearches.tsx';
import type { Lookup } from './lookup-variants.tsx';
import { RecentSearches } from './RecentSearches.tsx';

interface Props {
  lookup: Lookup;
  foods: Food[];
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (keyword: string) => void;
}

/** Suggestions before the person types. */
export function SearchSuggestions({ lookup, foods, recent, onPick }: Props) {
  const format = useFormat();
  // Warms up the formatter and the name index, so that the first keystroke is fast on slow phones.
  useEffect(() => {
    format.number(0);
    foods.forEach(foldedNames);
  }, [format, foods]);
  return (
    <>
      {recent.recent.length > 0 && (
        <RecentSearches recent={recent.recent} onPick={onPick} onRemove={recent.remove} onClear={recent.clear} />
      )}
      <CommonSearches lookup={lookup} foods={foods} onPick={onPick} />
      <CategoryLinks lookup={lookup} foods={foods} />
    </>
  );
}
