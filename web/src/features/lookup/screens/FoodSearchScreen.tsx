import { Trans } from '@lingui/react/macro';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import type { Lookup } from '../components/lookup-variants.tsx';
import { SearchPanel } from '../components/SearchPanel.tsx';
import { longestKeyword } from '../model/food-search.ts';
import { searchParams } from '../model/params.ts';

/** The search of a lookup. The address contains the keyword, so that *Back* and a reload restore it. */
export function FoodSearchScreen({ lookup }: { lookup: Lookup }) {
  const [params] = useParams(searchParams);
  if (params) return <SearchPanel lookup={lookup} initial={params.q} />;
  return (
    <Screen title={<Trans>Search foods</Trans>}>
      <ErrorState
        title={<Trans>This search is too long</Trans>}
        action={
          <ButtonLink href={pathTo(`${lookup.path}/search`)}>
            <Trans>New search</Trans>
          </ButtonLink>
        }
      >
        <Trans>A search takes up to {longestKeyword} characters.</Trans>
      </ErrorState>
    </Screen>
  );
}
