import { Trans, useLingui } from '@lingui/react/macro';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import type { Match } from '../model/useMatch.ts';
import { MatchCandidate } from './MatchCandidate.tsx';
import { OpenInvitationNote } from './OpenInvitationNote.tsx';

/** Suggests another person in search of a partner, and invites them. */
export function InviteByMatch({ match, waitingFor }: { match: Match; waitingFor?: string }) {
  const { t } = useLingui();
  const invite = useSilentMutation(mutations.partner.saveRelationship, () => {
    track('partner.invite', { way: 'match' });
    showToast(t`Invitation sent`);
    match.forget();
  });
  if (waitingFor) return <OpenInvitationNote name={waitingFor} />;
  const find = () => {
    invite.reset();
    match.run();
  };
  if (match.candidate) {
    return (
      <MatchCandidate
        candidate={match.candidate}
        finding={match.isPending}
        inviting={invite.isPending}
        error={invite.error ?? match.error}
        onInvite={({ userId }) => invite.run({ userId })}
        onAnother={find}
      />
    );
  }
  if (match.candidate === null) {
    return (
      <EmptyState
        art="search"
        title={<Trans>Nobody is looking right now</Trans>}
        action={
          <Button busy={match.isPending} onClick={find}>
            <Trans>Search once more</Trans>
          </Button>
        }
      >
        <Trans>Try again later, or invite somebody you know.</Trans>
      </EmptyState>
    );
  }
  return (
    <Card padded title={<Trans>Someone at a similar stage</Trans>}>
      <div className={layout.stack4}>
        <p className={typography.note}>
          <Trans>
            We propose somebody who looks for a partner too, and keep them for you for ten minutes. They learn of it
            only when you invite them.
          </Trans>
        </p>
        <InlineError error={match.error} texts={refusals} />
        <Button fullWidth busy={match.isPending} onClick={find}>
          <Trans>Find somebody</Trans>
        </Button>
      </div>
    </Card>
  );
}
