import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { matchPath } from '#lib/path.ts';
import { pathTo } from '#platform/routing/paths.ts';
import type { Requirement } from '#platform/routing/requirement.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { NumberedList } from '#ui/list/NumberedList.tsx';
import { Screen } from '#ui/Screen.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { signInReasons } from './sign-in-reasons.ts';
import { UserInfoFailed } from './UserInfoFailed.tsx';

/** Replaces a screen that the person may not open: explains the requirement and offers a way to meet it. */
export function AccessGate({ title, missing }: { title: string; missing: Requirement | 'userInfo' }) {
  const Door = { user: SignInGate, member: MembersOnly, promoter: PromotersOnly, userInfo: UserInfoFailed }[missing];
  return (
    <Screen title={title}>
      <Door />
    </Screen>
  );
}

/** Asks to sign in, with the benefit that this screen has. */
function SignInGate() {
  const { i18n } = useLingui();
  const [pathname] = useLocation();
  const reason = Object.entries(signInReasons).find(([pattern]) => matchPath(pattern, pathname))?.[1];
  return <SignInPrompt reason={reason && i18n._(reason)} />;
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
        <Trans>Ask to become a promoter</Trans>
      </ButtonLink>
      <ButtonLink fullWidth variant="quiet" href={pathTo('/food-app/share/introduce')}>
        <Trans>Invite a friend</Trans>
      </ButtonLink>
    </>
  );
}
