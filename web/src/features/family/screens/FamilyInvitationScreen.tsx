import { Trans } from '@lingui/react/macro';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { JoinByCode } from '../components/JoinByCode.tsx';
import { JoinByInvitation } from '../components/JoinByInvitation.tsx';
import { confirmParams } from '../model/params.ts';

/**
 * `/family-health/confirm`: accepts or declines to become family, with `?inviteCode=` or `?relationshipId=` of an invitation.
 */
export function FamilyInvitationScreen() {
  const [params] = useParams(confirmParams);
  return (
    <Screen title={<Trans>Invitation</Trans>}>
      {!params ? (
        <ErrorState
          title={<Trans>This link does not work</Trans>}
          action={
            <ButtonLink href={pathTo('/family-health/home')}>
              <Trans>To my family</Trans>
            </ButtonLink>
          }
        >
          <Trans>There is no invitation in it. It may have been cut off on the way: ask for it again.</Trans>
        </ErrorState>
      ) : 'inviteCode' in params ? (
        <JoinByCode key={params.inviteCode} inviteCode={params.inviteCode} />
      ) : (
        <JoinByInvitation key={params.relationshipId} relationshipId={params.relationshipId} />
      )}
    </Screen>
  );
}
