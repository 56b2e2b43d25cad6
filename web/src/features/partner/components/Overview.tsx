import type { PartnerIndex } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { useToday } from '#lib/time/clock.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { paceOf } from '../model/pace.ts';
import { LeavePartner } from './LeavePartner.tsx';
import { NoPartner } from './NoPartner.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { OwnWeight } from './OwnWeight.tsx';
import { PaceNote } from './PaceNote.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { Trend } from './Trend.tsx';

/** Received invitations, the progress of both partners, and the state of the relationship. */
export function Overview({ index }: { index: PartnerIndex }) {
  const today = useToday();
  const { me, partner, relationship, openInvitations, obstacles = [] } = index;
  const partnership = relationship?.status === 'accepted' ? relationship : undefined;
  const waiting = relationship?.status === 'invited' ? relationship : undefined;
  const pace = me && paceOf(me.trend, today);
  const received = openInvitations > 0 && (
    <OpenInvitations count={openInvitations} partnerName={partnership?.partner.userName} waiting={waiting} />
  );
  return (
    <>
      {!partnership && received}
      {obstacles.length > 0 ? (
        <ObstacleNote obstacles={obstacles} heading="h2" />
      ) : (
        !partnership && <NoPartner relationship={relationship} />
      )}
      <ProgressCard me={me} partner={partner} since={partnership?.acceptedAt ?? undefined} />
      {partnership && received}
      {pace && (pace.fast || obstacles.length === 0) && <PaceNote pace={pace} />}
      <Trend me={me} partner={partner} />
      {me && <OwnWeight me={me} />}
      <Card>
        <LinkRow
          href={pathTo('/lose-weight-partner/rank')}
          title={<Trans>Ranking</Trans>}
          detail={<Trans>By days recorded, alone and in pairs</Trans>}
        />
      </Card>
      {partnership && <LeavePartner partnership={partnership} />}
    </>
  );
}
