import type { PartnerRelationship } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/clock.ts';
import { queries } from '../../../platform/client.ts';
import { QueryView } from '../../../ui/feedback/QueryView.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
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
  const now = useNow();
  return (
    <QueryView query={received} skeleton={<Skeleton rows={count} height="19.6rem" />}>
      {(list) =>
        list
          // An invitation can expire while the screen is open.
          .filter(({ status, expiresAt }) => status === 'invited' && Date.parse(expiresAt ?? '') > now.getTime())
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
