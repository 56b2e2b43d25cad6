import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { Food } from '../model/food.ts';
import { useFoodSearch } from '../model/useFoodSearch.ts';
import type { Lookup } from './lookup-variants.tsx';
import { PartialResultsNote } from './PartialResultsNote.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SharedHeader } from './SharedHeader.tsx';
import { SharedList } from './SharedList.tsx';

/** Shows the current results of a shared keyword. */
export function SharedSearch({ lookup, all, keyword }: { lookup: Lookup; all: Food[]; keyword: string }) {
  const { matches, terms, server, settled, count } = useFoodSearch(lookup, all, keyword, keyword);
  return (
    <>
      <SharedHeader lookup={lookup} title={<Trans>Someone shared the search “{keyword}” with you.</Trans>}>
        <ResultCount count={count} />
      </SharedHeader>
      {server.error && <PartialResultsNote error={server.error} busy={server.isFetching} onRetry={server.refetch} />}
      {matches.length > 0 && <SharedList lookup={lookup} rows={matches} terms={terms} />}
      {matches.length === 0 && !settled && <Skeleton rows={2} />}
      {matches.length === 0 && settled && <EmptyState art="search" title={<Trans>No results for “{keyword}”</Trans>} />}
    </>
  );
}
