import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { Food } from '../model/food.ts';
import { useFoodSearch } from '../model/useFoodSearch.ts';
import { useOpenFood } from '../model/useOpenFood.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CommonSearches } from './CommonSearches.tsx';
import { FoodList } from './FoodList.tsx';
import type { Lookup } from './lookup-variants.tsx';
import { PartialResultsNote } from './PartialResultsNote.tsx';
import { ResultCount } from './ResultCount.tsx';

interface Props {
  lookup: Lookup;
  foods: Food[];
  /** Keyword of the displayed results, which may lag behind the input. */
  keyword: string;
  /** The keyword after the typing has paused. */
  rested: string;
  onPick: (term: string) => void;
  /** Called when the person opens a result. */
  onOpen: () => void;
}

/** Shows the results of a search, or suggestions if there are none. */
export function SearchResults({ lookup, foods, keyword, rested, onPick, onOpen }: Props) {
  const { t } = useLingui();
  const { matches, terms, server, settled, count } = useFoodSearch(lookup, foods, keyword, rested);
  const [openId, toggle] = useOpenFood();
  // A stable function: a new one would render all rows at every letter.
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  const onToggle = useCallback(
    (id: string) => {
      opened.current();
      toggle(id);
    },
    [toggle],
  );

  return (
    <>
      <ResultCount count={count} />
      {server.error && <PartialResultsNote error={server.error} busy={server.isFetching} onRetry={server.refetch} />}
      {matches.length > 0 && (
        <FoodList
          lookup={lookup}
          label={t`Foods found`}
          foods={matches}
          terms={terms}
          openId={openId}
          onToggle={onToggle}
        />
      )}
      {matches.length === 0 && !settled && <Skeleton rows={2} />}
      {matches.length === 0 && settled && (
        <>
          <EmptyState art="search" title={<Trans>No results for “{keyword}”</Trans>}>
            <Trans>Try a shorter or a more common name.</Trans>
          </EmptyState>
          <CommonSearches lookup={lookup} foods={foods} onPick={onPick} />
          <CategoryLinks lookup={lookup} foods={foods} />
        </>
      )}
    </>
  );
}
