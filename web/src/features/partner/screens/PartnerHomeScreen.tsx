import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { useMonthOfWeights } from '#domains/health/model/useWeightPace.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { BarLink, Screen } from '#ui/Screen.tsx';
import { GuestIntroduction } from '../components/GuestIntroduction.tsx';
import { PartnerOverview } from '../components/PartnerOverview.tsx';
import { invitationPolling } from '../model/polling.ts';

/** `/lose-weight-partner/home`: the progress of both partners, or the ways to find a partner. */
export function PartnerHomeScreen() {
  const { t } = useLingui();
  const home = useQuery({
    ...useFirstQuery('partner.indexData'),
    refetchInterval: ({ state: { data } }) => invitationPolling(data?.relationship),
  });
  const isSignedIn = useSession().user.userToken !== undefined;
  // The cards of these queries report a failure.
  const invitations = useOptionalQuery({ ...queries.partner.invitedMessage(), enabled: isSignedIn });
  const weights = useMonthOfWeights(isSignedIn);
  const shown = useWithCare(together(home, invitations, weights));
  return (
    <Screen
      title={<Trans>Weight-loss partner</Trans>}
      action={
        <BarLink href={pathTo('/lose-weight-partner/rank')} label={t`Ranking`}>
          <Trophy aria-hidden="true" size="2.2rem" />
        </BarLink>
      }
    >
      <PullToRefresh>
        <QueryView query={shown} skeleton={<HomeSkeleton />}>
          {(index) =>
            isSignedIn ? <PartnerOverview index={index} /> : <GuestIntroduction participants={index.participants} />
          }
        </QueryView>
      </PullToRefresh>
    </Screen>
  );
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="24.9rem" />
      <Skeleton rows={1} height="19.6rem" />
      <Skeleton rows={1} height="32rem" />
    </>
  );
}
