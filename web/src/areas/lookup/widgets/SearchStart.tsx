import type { Lookup } from '../lookups.tsx';
import type { Food } from '../model/food.ts';
import type { useRecentSearches } from '../useRecentSearches.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CommonTerms } from './CommonTerms.tsx';
import { RecentSearches } from './RecentSearches.tsx';

interface Props {
  lookup: Lookup;
  foods: Food[];
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (keyword: string) => void;
}

/** Before anything is typed: ways to begin. */
export function SearchStart({ lookup, foods, recent, onPick }: Props) {
  return (
    <>
      {recent.recent.length > 0 && (
        <RecentSearches recent={recent.recent} onPick={onPick} onRemove={recent.remove} onClear={recent.clear} />
      )}
      <CommonTerms lookup={lookup} foods={foods} onPick={onPick} />
      <CategoryLinks lookup={lookup} foods={foods} />
    </>
  );
}
