import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext, useState } from 'react';
import { Redirect } from 'wouter';
import type { Path } from '#lib/path.ts';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { SignIn } from '#platform/access/SignIn.tsx';
import { platform, source } from '#platform/device/embedder.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { parseInternalLink } from '#platform/routing/internal-link.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { trackShare, useLinkOpened } from '#platform/share/share-log.ts';
import { Card } from '#ui/Card.tsx';
import { Narrow } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { AlreadySignedIn } from '../components/AlreadySignedIn.tsx';
import styles from '../components/FoodShare.module.css';
import { InvitationHeader } from '../components/InvitationHeader.tsx';
import { loginParams } from '../model/params.ts';
import { type Inviter, useInviter } from '../model/useInviter.ts';

/** `/food-app/share/login?next=&userId=&userName=`: signs in a person who follows a friend's link. */
export function ShareLoginScreen() {
  const [params] = useParams(loginParams);
  const patterns = useContext(DirectoryContext).map(({ path }) => path);
  const { userId, userName } = params ?? {};
  // The person has just read the introduction, so the home comes next.
  const next = parseInternalLink(params?.next, patterns) ?? pathTo('/food-app');
  const { ready } = useSession();
  const inviter = useInviter({ userId, userName });
  useLinkOpened('introduce', userId);
  // The native app has its own login.
  if (source !== '') return <Redirect to={next} replace />;
  return (
    <Screen title={titles[inviter]}>
      <Narrow>
        <InvitationHeader sharer={userName} inviter={inviter} />
        {ready ? <Door next={next} sharerId={userId} /> : <Skeleton rows={1} height="24rem" />}
        {inviter === 'friend' && (
          <p className={styles.note}>
            <Trans>Your friend sees nothing of what you enter here.</Trans>
          </p>
        )}
      </Narrow>
    </Screen>
  );
}

const titles: Record<Inviter, ReactNode> = {
  self: <Trans>Your invitation</Trans>,
  friend: <Trans>Accept the invitation</Trans>,
  app: <Trans>Sign in</Trans>,
};

/** The login form, which continues after the sign-in. A person who was already signed in chooses whether to continue. */
function Door({ next, sharerId }: { next: Path; sharerId: string | undefined }) {
  const { user } = useSession();
  const [knownBefore] = useState(user.userToken !== undefined);
  if (user.userToken !== undefined)
    return knownBefore ? <AlreadySignedIn next={next} /> : <Redirect to={next} replace />;
  return (
    <>
      <Card padded>
        <SignIn inviterId={sharerId} />
      </Card>
      {/* In the messaging app, the sign-in form itself offers this option first. */}
      {platform === 'browser' && (
        <OpenInApp
          screen={next}
          onOpen={() =>
            trackShare({ type: 'introduce', action: 'launch', ...(sharerId !== undefined && { userId: sharerId }) })
          }
        />
      )}
    </>
  );
}
