import { Trans } from '@lingui/react/macro';
import { source } from '#platform/device/embedder.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { SignInArt } from '#ui/art/drawings.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { OpenMembership } from './OpenMembership.tsx';
import type { Requirement } from './requirement.ts';
import { SignIn } from './SignIn.tsx';
import { UserInfoFailed } from './UserInfoFailed.tsx';

/** Replaces a screen that the person may not open: names the requirement and offers a way to meet it. */
export function AccessGate({ title, missing }: { title: string; missing: Requirement | 'userInfo' }) {
  const Door = { user: SignInPrompt, member: MembersOnly, promoter: PromotersOnly, userInfo: UserInfoFailed }[missing];
  return (
    <Screen title={title}>
      <Door />
    </Screen>
  );
}

export function SignInPrompt() {
  return (
    <>
      <EmptyState art={<SignInArt />} title={<Trans>Sign in to see this</Trans>}>
        <Trans>This page shows what is yours. It opens as soon as you have signed in.</Trans>
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
    <EmptyState
      title={<Trans>This is for promoters</Trans>}
      action={
        <ButtonLink variant="quiet" href={pathTo('/food-app/feed-back')}>
          <Trans>Ask us about it</Trans>
        </ButtonLink>
      }
    >
      <Trans>Only people who promote the app have an income here.</Trans>
    </EmptyState>
  );
}
