import type { FamilyInvitation, FamilyStatus } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { statusAt } from '../model/invitation-status.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { JoinForm, JoinSkeleton } from './JoinForm.tsx';
import { TimeToExpiry } from './TimeToExpiry.tsx';

/** Answers a received invitation. The API has no call for a single invitation, so it comes from the list. */
export function JoinByInvitation({ relationshipId }: { relationshipId: string }) {
  const query = useQuery(useFirstQuery('family.invitedMessage'));
  return (
    <QueryView query={query} skeleton={<JoinSkeleton />}>
      {(invitations) => {
        const invitation = invitations.find((one) => one.relationshipId === relationshipId);
        return invitation ? <Answer invitation={invitation} /> : <Over status="removed" />;
      }}
    </QueryView>
  );
}

function Answer({ invitation }: { invitation: FamilyInvitation }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const [declining, setDeclining] = useState(false);
  const answer = useSilentMutation(mutations.family.answerInvitedMessage, (_, { shared = [] }) => {
    track('family.join', { by: 'invitation', shared: countOf(shared) });
    showToast(t`You are family now`);
  });
  const { relationshipId, userName, shared, expiresAt } = invitation;
  const home = () => navigate(pathTo('/family-health/home'), { replace: true });
  const status = statusAt(invitation, now);
  // While the person answers, another part shows the result.
  const answering = answer.isPending || answer.isSuccess || declining;
  if (status !== 'invited' && !answering) return <Over status={status} />;
  const relation = format.name(invitation.relation);
  return (
    <>
      <JoinForm
        person={invitation}
        title={
          <Trans>
            <IsolatedName name={userName} /> invited you to join their family
          </Trans>
        }
        detail={<TimeToExpiry at={expiresAt} />}
        note={
          <Trans>
            <IsolatedName name={userName} /> added you as: {relation}
          </Trans>
        }
        sharedWithMe={shared}
        accept={<Trans>Accept</Trans>}
        decline={
          <Button variant="quiet" fullWidth onClick={() => setDeclining(true)}>
            <Trans context="family">Decline</Trans>
          </Button>
        }
        busy={answer.isPending}
        error={answer.error}
        onAccept={(relationCode, sharedByMe) =>
          answer.run({ relationshipId, answer: 'accepted', relationCode, shared: sharedByMe }, { onSuccess: home })
        }
      />
      <DeclineDialog invitation={invitation} open={declining} onClose={() => setDeclining(false)} onDeclined={home} />
    </>
  );
}

/** The outcome of an invitation that can no longer be answered. */
function Over({ status }: { status: FamilyStatus }) {
  const words: Record<FamilyStatus, [title: ReactNode, text: ReactNode]> = {
    invited: [null, null],
    accepted: [<Trans key="t">You accepted this invitation</Trans>, <Trans key="x">You have been family since.</Trans>],
    declined: [
      <Trans key="t">You declined this invitation</Trans>,
      <Trans key="x">If you have changed your mind, ask to be invited again.</Trans>,
    ],
    expired: [
      <Trans key="t">This invitation has expired</Trans>,
      <Trans key="x">It could be answered for seven days. Ask to be invited again.</Trans>,
    ],
    removed: [
      <Trans key="t">This invitation is no longer there</Trans>,
      <Trans key="x">It was withdrawn, or you have become family in another way.</Trans>,
    ],
  };
  const [title, text] = words[status] ?? [null, null];
  return (
    <EmptyState
      art="family"
      title={title}
      action={
        <ButtonLink href={pathTo('/family-health/home')}>
          <Trans>To my family</Trans>
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
