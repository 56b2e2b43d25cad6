import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { formatNumber } from '../../../lib/format.ts';
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

/** Suggestions before the person types. */
export function SearchStart({ lookup, foods, recent, onPick }: Props) {
  const { i18n } = useLingui();
  // Creating the first formatter is slow on some phones; doing it now keeps the first letter fast.
  useEffect(() => void formatNumber(i18n.locale, 0), [i18n]);
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
