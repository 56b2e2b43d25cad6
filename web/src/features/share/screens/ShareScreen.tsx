import type { ShareType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { Redirect } from 'wouter';
import type { Path } from '#lib/path.ts';
import { source } from '#platform/device/embedder.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { useLinkOpened } from '#platform/share/share-log.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { OwnInvitation } from '../components/OwnInvitation.tsx';
import { ShareLanding } from '../components/ShareLanding.tsx';
import { shareParams } from '../model/params.ts';
import { screenOf } from '../model/shared-screen.ts';

/**
 * `/share?userName=&type=&userId=`, with an `inviteCode` or a `token`: the sender and topic of a share, and the links to it. The
 * person's own invitation to the family is offered for sharing.
 */
export function ShareScreen() {
  const [params] = useParams(shareParams);
  const { user } = useSession();
  if (!params) return <InvalidShare />;
  const { type, userName, userId, inviteCode } = params;
  if (type === 'family' && inviteCode !== undefined && userId !== undefined && userId === user.userId)
    return <OwnInvitation userName={userName} userId={userId} inviteCode={inviteCode} />;
  return <ValidShare type={type} sharer={userName} screen={screenOf(params)} />;
}

/** The native app opens the shared screen at once. */
function ValidShare({ type, sharer, screen }: { type: ShareType; sharer?: string; screen: Path }) {
  useLinkOpened(type);
  return source === '' ? (
    <ShareLanding type={type} sharer={sharer} screen={screen} />
  ) : (
    <Redirect to={screen} replace />
  );
}

function InvalidShare() {
  return (
    <Screen title={<Trans>Shared with you</Trans>}>
      <ErrorState
        title={<Trans>This link does not work</Trans>}
        action={
          <ButtonLink href={pathTo('/sugar-control')}>
            <Trans>Look up foods</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been cut off. Ask your friend to send it again.</Trans>
      </ErrorState>
    </Screen>
  );
}
