import { Trans, useLingui } from '@lingui/react/macro';
import { Redirect } from 'wouter';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { DownloadLink } from '#platform/access/DownloadLink.tsx';
import { OpenInApp } from '#platform/access/OpenInApp.tsx';
import { source } from '#platform/device/embedder.ts';
import { ownDevice } from '#platform/device/operating-system.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { ShareInvitation } from '#platform/share/ShareInvitation.tsx';
import { introductionUrl, type Sender, trackShare, useLinkOpened } from '#platform/share/share-log.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import { FactList } from '#ui/FactList.tsx';
import layout from '#ui/Layout.module.css';
import { QrCode } from '#ui/media/QrCode.tsx';
import { mediumWindow } from '#ui/medium-window.ts';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import styles from '../components/FoodShare.module.css';
import { InvitationHeader } from '../components/InvitationHeader.tsx';
import { ScreenPreviews } from '../components/ScreenPreviews.tsx';
import { introduceParams } from '../model/params.ts';
import { type Inviter, useInviter } from '../model/useInviter.ts';

/** `/food-app/share/introduce?userId=&userName=`: introduces the app to people who do not know it. */
export function AppIntroductionScreen() {
  const [given = {}] = useParams(introduceParams);
  const { user } = useSession();
  // A signed-in person needs no link to invite others.
  const isOwn = user.userId !== undefined && (given.userId ?? given.userName) === undefined;
  const sender = isOwn ? { userId: user.userId, userName: user.userName } : given;
  const inviter = useInviter(sender);
  useLinkOpened('introduce', given.userId);
  if (source !== '') return <Redirect to={pathTo('/ai-app/analyze')} replace />;
  return (
    <Screen title={<Trans>What this app does</Trans>}>
      <LeadAndMain
        lead={
          <>
            <InvitationHeader sharer={sender.userName} inviter={inviter} />
            <Ways sender={sender} inviter={inviter} />
          </>
        }
        main={
          <>
            <ScreenPreviews />
            <MembershipFeatures />
            <Card title={<Trans>Try it without an account</Trans>}>
              <LinkRow
                href={pathTo('/sugar-control')}
                title={<Trans>Look up a food’s glycaemic index</Trans>}
                detail={<Trans>Glycaemic index and a portion that fits</Trans>}
              />
              <LinkRow href={pathTo('/tools/bmi')} title={<Trans>Calculate your BMI</Trans>} />
            </Card>
            {inviter === 'friend' && (
              <p className={styles.note}>
                <Trans>Your friend sees nothing of what you enter here.</Trans>
              </p>
            )}
          </>
        }
      />
    </Screen>
  );
}

/**
 * Links to the app: on a phone to the native app and its store, in the window of a computer a code for the phone, and the web app. The
 * person's own invitation is offered for sharing.
 */
function Ways({ sender, inviter }: { sender: Sender; inviter: Inviter }) {
  const { t } = useLingui();
  const { user } = useSession();
  const isComputer = useMediaQuery(mediumWindow) && ownDevice() === 'other';
  const note = (action: 'launch' | 'download') =>
    trackShare({ type: 'introduce', action, ...(sender.userId !== undefined && { userId: sender.userId }) });
  const introduction = introductionUrl(sender);
  const here = user.userToken === undefined ? pathTo('/food-app/share/login', sender) : pathTo('/food-app');
  return (
    <div className={`${layout.column3} ${styles.choice}`}>
      {isComputer && (
        <Card padded>
          <div className={styles.code}>
            <QrCode label={t`QR code of this page`} text={introduction} />
            <p>
              {inviter === 'self' ? (
                <Trans>Let a friend scan it.</Trans>
              ) : (
                <Trans>Scan it with your phone to get the app.</Trans>
              )}
            </p>
          </div>
        </Card>
      )}
      {inviter === 'self' ? (
        <ShareInvitation url={introduction} />
      ) : (
        <>
          {!isComputer && (
            <>
              <OpenInApp screen={pathTo('/ai-app/analyze')} onOpen={() => note('launch')} />
              <DownloadLink onOpen={() => note('download')} />
            </>
          )}
          <ButtonLink href={here} variant={isComputer ? 'main' : 'quiet'} fullWidth>
            {user.userToken === undefined ? <Trans>Sign in here</Trans> : <Trans>Continue in the browser</Trans>}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** Compares the free features with those of a membership, which are the features of `member.hasPermission`. */
function MembershipFeatures() {
  return (
    <Card padded title={<Trans>What it costs</Trans>}>
      <FactList
        facts={[
          { name: <Trans>Food diary and daily report</Trans>, value: <Trans>free</Trans> },
          { name: <Trans>Recognising a meal by photo or name</Trans>, value: <Trans>2 free</Trans> },
          { name: <Trans>In-depth meal analysis</Trans>, value: <Trans>members</Trans> },
          { name: <Trans>Meal plans made for you</Trans>, value: <Trans>members</Trans> },
          { name: <Trans>Deep diet report</Trans>, value: <Trans>members</Trans> },
        ]}
      />
    </Card>
  );
}
