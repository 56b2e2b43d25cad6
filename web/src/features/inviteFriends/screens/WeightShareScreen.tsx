import { Trans } from '@lingui/react/macro';
import { Redirect } from 'wouter';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { FriendWeightChange } from '../components/FriendWeightChange.tsx';
import { OwnWeightChange } from '../components/OwnWeightChange.tsx';
import { introduceParams, weightParams } from '../model/params.ts';

/**
 * `/food-app/share/weight?change=&days=&by=&userName=`: a friend's change of weight; without parameters, the person's own
 * change to share.
 */
export function WeightShareScreen() {
  const [params] = useParams(weightParams);
  const [introduced] = useParams(introduceParams);
  const { user, ready } = useSession();
  const { change, days, by, userName } = params ?? {};
  const isOwn = params !== undefined && change === undefined;
  if (!isOwn && (change === undefined || days === undefined || by === undefined))
    return <Redirect to={pathTo('/food-app/share/introduce', { userName: introduced?.userName })} replace />;
  return (
    <Screen title={<Trans>My progress</Trans>}>
      {change !== undefined && days !== undefined && by !== undefined ? (
        <FriendWeightChange change={change} days={days} by={by} userName={userName} />
      ) : user.userToken !== undefined ? (
        <OwnWeightChange />
      ) : ready ? (
        <SignInPrompt reason={<Trans>Your change of weight as a picture or a link, without your weight.</Trans>} />
      ) : (
        <Skeleton rows={2} height="20rem" />
      )}
    </Screen>
  );
}
