import type { WeightLossObstacle } from '@health-app/sdk/safety';
import { Trans } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import layout from '#ui/Layout.module.css';
import { obstacleSteps } from '../model/obstacles.ts';

interface Props {
  obstacles: readonly (WeightLossObstacle | (string & {}))[];
}

/** Links to the screens where the person can add or correct the facts that cause the obstacles. */
export function ObstacleLinks({ obstacles }: Props) {
  const { missing, inProfile, inWeight } = obstacleSteps(obstacles);
  return (
    <div className={layout.stack2}>
      {inProfile && (
        <ButtonLink
          fullWidth
          href={pathTo('/ai-app/user/profile', missing.length > 0 ? { missing: missing.join(',') } : {})}
        >
          {missing.length > 0 ? <Trans>Complete your profile</Trans> : <Trans>Open your profile</Trans>}
        </ButtonLink>
      )}
      {inWeight && (
        <ButtonLink
          variant={inProfile ? 'quiet' : 'main'}
          fullWidth
          href={pathTo('/health-data/detail', { healthDataType: 'weight' })}
        >
          <Trans>See your weight</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
