import type { PartnerRelationship } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { QueryView } from '../../../ui/feedback/QueryView.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { timeLeft } from '../model/time-left.ts';
import { useClock } from '../model/useClock.ts';
import { ReceivedInvitation } from './ReceivedInvitation.tsx';

interface Props {
  /** How many the home knows of, so that nothing moves when they come. */
  count: number;
  /** Of the partner that one has: there is room for one only. */
  partnerName?: string;
  /** The own invitation that is still open. */
  waiting?: PartnerRelationship;
}

/** Invitations that wait for my answer. */
export function OpenInvitations({ count, partnerName, waiting }: Props) {
  const received = useQuery(queries.partner.invitedMessage());
  const now = useClock(20_000);
  return (
    <QueryView query={received} skeleton={<Skeleton rows={count} height="19.6rem" />}>
      {(list) =>
        list
          // It expires while it is looked at, too.
          .filter(({ status, expiresAt }) => status === 'invited' && timeLeft(expiresAt ?? '', now))
          .map((invitation) => (
            <ReceivedInvitation
              key={invitation.relationshipId}
              invitation={invitation}
              partnerName={partnerName}
              waitingFor={waiting?.partner.userName}
            />
          ))
      }
    </QueryView>
  );
}
