import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import { matchPath } from '#lib/path.ts';
import { source } from '#platform/device/embedder.ts';
import { senderParam, useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { NumberedList } from '#ui/list/NumberedList.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { OpenMembership } from './OpenMembership.tsx';
import type { Requirement } from './requirement.ts';
import { SignIn } from './SignIn.tsx';
import { signInReasons } from './sign-in-reasons.ts';
import { UserInfoFailed } from './UserInfoFailed.tsx';

const senderParams = v.object({ userName: senderParam });

/** Replaces a screen that the person may not open: explains the requirement and offers a way to meet it. */
export function AccessGate({ title, missing }: { title: string; missing: Requirement | 'userInfo' }) {
  const Door = { user: SignInPrompt, member: MembersOnly, promoter: PromotersOnly, userInfo: UserInfoFailed }[missing];
  return (
    <Screen title={title}>
      <Door />
    </Screen>
  );
}

/** Asks to sign in. Shows the sender of the link, and the screen that opens afterwards. */
export function SignInPrompt() {
  const { i18n } = useLingui();
  const [pathname] = useLocation();
  const [{ userName } = {}] = useParams(senderParams);
  const behind = Object.entries(signInReasons).find(([pattern]) => matchPath(pattern, pathname))?.[1];
  return (
    <>
      <EmptyState
        art="sign-in"
        title={
          userName ? (
            <Trans>
              <IsolatedName name={userName} /> invites you
            </Trans>
          ) : (
            <Trans>Sign in to see this</Trans>
          )
        }
      >
        <Sentences>
          {behind && i18n._(behind)}
          <Trans>It opens as soon as you have signed in.</Trans>
        </Sentences>
      </EmptyState>
      <Card padded>
        <SignIn />
      </Card>
    </>
  );
}

/** @param from the feature that the person wanted */
export function MembersOnly({ from }: { from?: string }) {
  return (
    <EmptyState
      art="membership"
      title={<Trans>This is for members</Trans>}
      action={source === '' ? <OpenInApp /> : <OpenMembership from={from} />}
    >
      {source === '' ? (
        <Trans>A weekly, monthly or yearly membership opens it. You can get one in the app.</Trans>
      ) : (
        <Trans>A weekly, monthly or yearly membership opens it.</Trans>
      )}
    </EmptyState>
  );
}

/** Only the food app has promoters. */
export function PromotersOnly() {
  return (
    <>
      <EmptyState art="purse" title={<Trans>This is for promoters</Trans>}>
        <Trans>Promoters recommend the app and earn a share of what the people they invite buy.</Trans>
      </EmptyState>
      <Card padded title={<Trans>How a promoter earns</Trans>}>
        <NumberedList>
          <li>
            <Trans>Someone joins through a promoter’s link and buys something.</Trans>
          </li>
          <li>
            <Trans>The share is settled once the refund period is over.</Trans>
          </li>
          <li>
            <Trans>The promoter withdraws it here to their messaging app account.</Trans>
          </li>
        </NumberedList>
      </Card>
      <ButtonLink fullWidth href={pathTo('/food-app/feed-back')}>
        <Trans>Contact us</Trans>
      </ButtonLink>
      <ButtonLink fullWidth variant="quiet" href={pathTo('/food-app/share/introduce')}>
        <Trans>Invite a friend</Trans>
      </ButtonLink>
    </>
  );
}
