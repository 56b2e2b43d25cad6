import type { PartnerRelationship } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ReceivedInvitation } from './ReceivedInvitation.tsx';
import { timeLeft } from './time-left.ts';
import { useClock } from './useClock.ts';

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
