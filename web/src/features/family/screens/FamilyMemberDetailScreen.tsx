import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { MemberView } from '../components/MemberView.tsx';
import { memberParams } from '../model/params.ts';
import { refusalText } from '../model/refusal-text.ts';

/**
 * `/family-health/members/detail?familyUserId=`: a member's data, and the data that each of the two shares. The document
 * title contains no name.
 */
export function FamilyMemberDetailScreen() {
  const [params] = useParams(memberParams);
  return (
    <Screen title={<Trans>Family member</Trans>}>
      {params ? (
        <Member key={params.familyUserId} />
      ) : (
        <Nobody>
          <Trans>The link does not say which family member. Choose one from the list.</Trans>
        </Nobody>
      )}
    </Screen>
  );
}

function Member() {
  // An ended relation has no data to fetch, so the query is disabled.
  const [leaving, setLeaving] = useState(false);
  const query = useQuery({
    ...useFirstQuery('family.byUserId'),
    enabled: !leaving,
  });
  const refused = refusalText(query.error);
  if (refused !== undefined) return <Nobody>{refused}</Nobody>;
  return (
    <QueryView
      query={query}
      skeleton={
        <>
          <Skeleton rows={1} height="9.6rem" />
          <div aria-hidden="true">
            <Skeleton rows={2} height="32rem" />
          </div>
        </>
      }
    >
      {(member) => <MemberView member={member} onLeaving={setLeaving} />}
    </QueryView>
  );
}

function Nobody({ children }: { children: React.ReactNode }) {
  return (
    <ErrorState
      title={<Trans>Not a member of your family</Trans>}
      action={
        <ButtonLink href={pathTo('/family-health/members')}>
          <Trans>All members</Trans>
        </ButtonLink>
      }
    >
      {children}
    </ErrorState>
  );
}
