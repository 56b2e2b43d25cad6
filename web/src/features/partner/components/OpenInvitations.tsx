import type { PartnerRelationship } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/time/clock.ts';
import { instantOf } from '#lib/time/instants.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReceivedInvitation } from './ReceivedInvitation.tsx';

interface Props {
  /** Expected number, so that nothing moves when the invitations load. */
  count: number;
  /** Name of the current partner; a person has only one. */
  partnerName?: string;
  /** The person's own open invitation. */
  waiting?: PartnerRelationship;
}

/** Lists the invitations that wait for the person's answer. */
export function OpenInvitations({ count, partnerName, waiting }: Props) {
  const received = useQuery(queries.partner.invitedMessage());
  const now = useNow();
  return (
    <QueryView query={received} skeleton={<Skeleton rows={count} height="19.6rem" />}>
      {(list) =>
        list
          // An invitation can expire while the screen is open.
          .filter(({ status, expiresAt }) => status === 'invited' && instantOf(expiresAt) > now.getTime())
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
