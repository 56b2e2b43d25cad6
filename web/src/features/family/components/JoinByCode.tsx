import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { countOf } from '#platform/analytics/event-extras.ts';
import { mutations } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { refusalText } from '../model/refusal-text.ts';
import { JoinForm, JoinSkeleton } from './JoinForm.tsx';
import { TimeToExpiry } from './TimeToExpiry.tsx';

/** Joins the family of a code's owner. The owner consents by showing the code. */
export function JoinByCode({ inviteCode }: { inviteCode: string }) {
  const { t } = useLingui();
  // Spares a member the form. The server refuses a second membership anyway.
  const family = useOptionalQuery(useFirstQuery('family.relationship'));
  const join = useSilentMutation(mutations.family.saveRelationship, (_, { shared }) => {
    track('family.join', { by: 'code', shared: countOf(shared) });
    showToast(t`You are family now`);
  });
  const joining = join.isPending || join.isSuccess;
  const owner = useQuery({
    ...useFirstQuery('family.name'),
    // A used code is invalid, so a refetch after joining would fail.
    enabled: !joining,
  });

  const refused = refusalText(owner.error);
  if (refused !== undefined) return <BadCode message={refused} />;
  return (
    <QueryView query={owner} skeleton={<JoinSkeleton />}>
      {(person) => {
        const { userName, familyName, shared = [], expiresAt } = person;
        const member = family.data?.members.find(({ userId }) => userId === person.userId);
        if (member && !joining) {
          return (
            <EmptyState
              art="family"
              title={<Trans>You are family already</Trans>}
              action={
                <ButtonLink href={pathTo('/family-health/members/detail', { familyUserId: member.userId })}>
                  <Trans>See how they are</Trans>
                </ButtonLink>
              }
            >
              <Trans>
                <IsolatedName name={userName} /> is in your family, so this code is not needed.
              </Trans>
            </EmptyState>
          );
        }
        return (
          <JoinForm
            person={person}
            title={
              <Trans>
                Join <IsolatedName name={familyName} />
              </Trans>
            }
            detail={expiresAt && <TimeToExpiry at={expiresAt} />}
            sharedWithMe={shared}
            accept={<Trans>Join</Trans>}
            decline={
              <ButtonLink href={pathTo('/family-health/home')} variant="quiet" fullWidth>
                <Trans context="family">Not now</Trans>
              </ButtonLink>
            }
            busy={join.isPending}
            error={join.error}
            onAccept={(relationCode, sharedByMe) =>
              join.run(
                { inviteCode, relationCode, shared: sharedByMe },
                { onSuccess: () => navigate(pathTo('/family-health/home'), { replace: true }) },
              )
            }
          />
        );
      }}
    </QueryView>
  );
}

function BadCode({ message }: { message: string }) {
  return (
    <ErrorState
      title={<Trans>This code cannot be used</Trans>}
      action={
        <ButtonLink href={pathTo('/family-health/home')}>
          <Trans>To my family</Trans>
        </ButtonLink>
      }
    >
      <p>{message}</p>
      <p>
        <Trans>A code works for 72 hours and for one person. Its owner can show a new one at any time.</Trans>
      </p>
    </ErrorState>
  );
}
