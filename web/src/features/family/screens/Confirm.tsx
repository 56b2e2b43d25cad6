import { Trans } from '@lingui/react/macro';
import * as v from 'valibot';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { JoinByCode } from '../components/JoinByCode.tsx';
import { JoinByInvitation } from '../components/JoinByInvitation.tsx';
import { InviteCode, RelationshipId } from '../model/invite-code.ts';
import { homePath } from '../model/paths.ts';

const Address = v.union([v.object({ inviteCode: InviteCode }), v.object({ relationshipId: RelationshipId })]);

/** `/family-health/confirm?inviteCode=` from a code, or `?relationshipId=` of an invitation: to become family, or not. */
export function Confirm() {
  const [search] = useSearchParams();
  const { success, output } = v.safeParse(Address, Object.fromEntries(search));
  return (
    <Screen title={<Trans>Invitation</Trans>}>
      {!success ? (
        <ErrorState
          title={<Trans>This link does not work</Trans>}
          action={
            <ButtonLink href={homePath}>
              <Trans>To my family</Trans>
            </ButtonLink>
          }
        >
          <Trans>There is no invitation in it. It may have been cut off on the way: ask for it again.</Trans>
        </ErrorState>
      ) : 'inviteCode' in output ? (
        <JoinByCode key={output.inviteCode} inviteCode={output.inviteCode} />
      ) : (
        <JoinByInvitation key={output.relationshipId} relationshipId={output.relationshipId} />
      )}
    </Screen>
  );
}
