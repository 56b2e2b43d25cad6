import type { PartnerIndex } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import { PaceRow } from '#domains/health/components/PaceNote.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { LeavePartner } from './LeavePartner.tsx';
import { NoPartner } from './NoPartner.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import { OwnWeightCard } from './OwnWeightCard.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { ProgressTrend } from './ProgressTrend.tsx';

/** Received invitations, the progress of both partners, and the state of the relationship. */
export function PartnerOverview({ index }: { index: PartnerIndex }) {
  const { me, partner, relationship, openInvitations, obstacles = [] } = index;
  const partnership = relationship?.status === 'accepted' ? relationship : undefined;
  const waiting = relationship?.status === 'invited' ? relationship : undefined;
  const mayCompare = usePermit('weightChange');
  const received = openInvitations > 0 && (
    <OpenInvitations count={openInvitations} partnerName={partnership?.partner.userName} waiting={waiting} />
  );
  return (
    <LeadAndMain
      lead={
        <>
          {!partnership && received}
          {obstacles.length > 0 ? (
            <ObstacleNote obstacles={obstacles} heading="h2" />
          ) : (
            !partnership && <NoPartner relationship={relationship} />
          )}
          {mayCompare && (
            <ProgressCard me={me} partner={partner} since={partnership?.acceptedAt ?? undefined} permit={mayCompare} />
          )}
          <PaceRow steadyToo={obstacles.length === 0} />
          {partnership && received}
        </>
      }
      main={
        <>
          {mayCompare && <ProgressTrend me={me} partner={partner} />}
          {me && mayCompare && <OwnWeightCard me={me} />}
          <Card>
            <LinkRow
              href={pathTo('/lose-weight-partner/rank')}
              title={<Trans>Ranking</Trans>}
              detail={<Trans>By days recorded, alone and in pairs</Trans>}
            />
          </Card>
          {partnership && <LeavePartner partnership={partnership} />}
        </>
      }
    />
  );
}
