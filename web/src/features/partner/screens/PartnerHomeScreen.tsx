import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Trophy from 'lucide-react/icons/trophy';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
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
  const { user } = useSession();
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
        <QueryView query={home} skeleton={<HomeSkeleton />}>
          {(index) =>
            user.userToken ? <PartnerOverview index={index} /> : <GuestIntroduction participants={index.participants} />
          }
        </QueryView>
      </PullToRefresh>
    </Screen>
  );
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="25rem" />
      <Skeleton rows={1} height="28rem" />
      <Skeleton rows={1} height="9rem" />
    </>
  );
}
