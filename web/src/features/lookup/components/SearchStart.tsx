import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { Food } from '../model/food.ts';
import type { useRecentSearches } from '../model/useRecentSearches.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CommonTerms } from './CommonTerms.tsx';
import type { Lookup } from './lookups.tsx';
import { RecentSearches } from './RecentSearches.tsx';

interface Props {
  lookup: Lookup;
  foods: Food[];
  recent: ReturnType<typeof useRecentSearches>;
  onPick: (keyword: string) => void;
}

/** Before anything is typed: ways to begin. */
export function SearchStart({ lookup, foods, recent, onPick }: Props) {
  const { i18n } = useLingui();
  // The first number takes a slow phone a while, and the first letter should not have to wait for it.
  useEffect(() => void i18n.number(0, { maximumFractionDigits: 1 }), [i18n]);
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
