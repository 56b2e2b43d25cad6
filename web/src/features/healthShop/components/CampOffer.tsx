import type { CampGoods } from '@health-app/sdk';
import { type Permit, permitFor, withheldReasons } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCare } from '#domains/care/model/useCare.ts';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { OpenNativePage } from '#platform/access/OpenNativePage.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { offerOf } from '../model/camp.ts';

interface Props {
  camp: CampGoods;
  /** Whether the number of places is being fetched. */
  isFetching: boolean;
  onLookAgain: () => void;
}

/** Shows the actions for a camp. The button to buy waits until the app knows that the person has no other camp. */
export function CampOffer({ camp, isFetching, onLookAgain }: Props) {
  const format = useFormat();
  // The person may have bought a place in the native app meanwhile.
  const own = useQuery({ ...queries.camp.notOver(), staleTime: 0 });
  // The profile may have changed since the server listed the camp's obstacles.
  const care = useCare();
  const permit = permitFor(care, 'weightLoss');
  return (
    <QueryView query={own} skeleton={<Skeleton rows={1} height="4.4rem" />}>
      {(mine) => {
        const end = format.date(mine?.endDate, 'short');
        const offer = offerOf(camp, mine);
        if (offer === 'notEligible') return <ObstacleNote obstacles={camp.obstacles ?? []} heading="h2" />;
        if (offer === 'buy' && permit) return <BuyPlace camp={camp} permit={permit} />;
        if (offer === 'buy' && care)
          return <ObstacleNote obstacles={withheldReasons(care, 'weightLoss')} heading="h2" />;
        if (offer === 'buy')
          return (
            <p>
              <Trans>
                Your profile has not loaded yet. Without it the app cannot tell whether this camp suits you.
              </Trans>
            </p>
          );
        if (offer === 'full')
          return (
            <>
              <p>
                <Trans>It’s full. It reopens if someone cancels.</Trans>
              </p>
              <Button variant="quiet" fullWidth busy={isFetching} onClick={onLookAgain}>
                <Trans>Look again</Trans>
              </Button>
            </>
          );
        if (offer === 'mine')
          return (
            <>
              <p>
                <Trans>You’re in this camp.</Trans>
              </p>
              <ButtonLink fullWidth href={pathTo('/health-data/x-plan')}>
                <Trans>Go to your camp</Trans>
              </ButtonLink>
            </>
          );
        if (offer === 'inAnother' || offer === 'beginsTooSoon')
          return (
            <>
              <p>
                {offer === 'inAnother' ? (
                  <Trans>Your camp ends on {end}. You can join this one after that.</Trans>
                ) : (
                  <Trans>Your own camp ends on {end}, too late to join this one.</Trans>
                )}
              </p>
              <ButtonLink variant="quiet" fullWidth href={pathTo('/health-data/x-plan')}>
                <Trans>Go to your camp</Trans>
              </ButtonLink>
            </>
          );
        return (
          <p>
            {offer === 'running' ? (
              <Trans>It has started, so you can no longer join.</Trans>
            ) : (
              <Trans>This camp has ended.</Trans>
            )}
          </p>
        );
      }}
    </QueryView>
  );
}

/** The button to buy a place of a camp that enrols. */
function BuyPlace({ camp: { campId } }: { camp: CampGoods; permit: Permit<'weightLoss'> }) {
  const buy = <Trans>Buy a place in the app</Trans>;
  return (
    <OpenNativePage page={{ page: 'camp', params: { campId } }} event="camp.buy" inBrowser={buy}>
      {buy}
    </OpenNativePage>
  );
}
