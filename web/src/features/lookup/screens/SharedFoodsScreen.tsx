import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePathParams } from '#platform/routing/navigation.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { BandLegend } from '../components/BandLegend.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import type { Lookup } from '../components/lookup-variants.tsx';
import { PartialResultsNote } from '../components/PartialResultsNote.tsx';
import { ResultCount } from '../components/ResultCount.tsx';
import { SharedFoods } from '../components/SharedFoods.tsx';
import { SharedHeader } from '../components/SharedHeader.tsx';
import { SharedList } from '../components/SharedList.tsx';
import type { Food } from '../model/food.ts';
import { sharedParams } from '../model/params.ts';
import { decodeSelection } from '../model/share-token.ts';
import { useFoodSearch } from '../model/useFoodSearch.ts';

/** Shows only the shared part of a lookup. */
export function SharedFoodsScreen({ lookup }: { lookup: Lookup }) {
  const { token = '' } = usePathParams('/sugar-control/:token');
  const selection = useMemo(() => decodeSelection(token), [token]);
  const [params] = useParams(sharedParams);
  const from = params?.userName;
  const foods = lookup.useFoods();
  if (!selection) {
    return (
      <Screen title={<Trans>Shared with you</Trans>}>
        <ErrorState
          title={<Trans>This link does not work</Trans>}
          action={
            <ButtonLink href={pathTo(lookup.path)}>
              <Trans>Show all foods</Trans>
            </ButtonLink>
          }
        >
          <Trans>It may have been cut off on the way. Ask for it again, or look at all foods.</Trans>
        </ErrorState>
      </Screen>
    );
  }
  return (
    <Screen title={<Trans>Shared with you</Trans>}>
      <QueryView query={foods} skeleton={<ListSkeleton head="8rem" />}>
        {(all) => (
          <MainAndAside
            main={
              'keyword' in selection ? (
                <SharedSearch lookup={lookup} all={all} from={from} keyword={selection.keyword} />
              ) : (
                <SharedFoods lookup={lookup} all={all} from={from} selection={selection} />
              )
            }
            aside={<BandLegend lookup={lookup} explained />}
          />
        )}
      </QueryView>
    </Screen>
  );
}

interface SearchProps {
  lookup: Lookup;
  all: Food[];
  from: string | undefined;
  keyword: string;
}

/** Shows the current results of a shared keyword. */
function SharedSearch({ lookup, all, from, keyword }: SearchProps) {
  const { matches, terms, server, settled, count } = useFoodSearch(lookup, all, keyword, keyword);
  return (
    <>
      <SharedHeader lookup={lookup} from={from} title={<Trans>Someone shared the search “{keyword}” with you.</Trans>}>
        <ResultCount count={count} />
      </SharedHeader>
      {server.error && <PartialResultsNote error={server.error} busy={server.isFetching} onRetry={server.refetch} />}
      {matches.length > 0 && <SharedList lookup={lookup} rows={matches} terms={terms} />}
      {matches.length === 0 && !settled && <Skeleton rows={2} />}
      {matches.length === 0 && settled && <EmptyState art="search" title={<Trans>No results for “{keyword}”</Trans>} />}
    </>
  );
}
