import type { MealPlanState } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '../../../lib/format.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import type { Stopped } from '../../../ui/waiting/usePolled.ts';
import { Waiting } from '../../../ui/waiting/Waiting.tsx';
import { blockerNames, failTexts } from '../labels.ts';
import styles from './Day.module.css';

interface Props {
  state: MealPlanState;
  elapsed: number;
  stopped: Stopped;
  busy: boolean;
  onLookAgain: () => void;
}

/** A new plan under way, or why it could not be made. The plan before stays in force meanwhile. */
export function PlanProgress({ state: { status, failReason, blockedBy = [] }, ...wait }: Props) {
  const { i18n } = useLingui();
  if (status === 'generating') {
    return (
      <Waiting title={<Trans>Your new plan is being made</Trans>} {...wait}>
        <p>
          <Trans>Until it is ready, a plan that you have stays in force.</Trans>
        </p>
      </Waiting>
    );
  }
  if (status !== 'failed') return null;
  const fields = formatList(
    i18n.locale,
    blockedBy.map((field) => i18n._(blockerNames[field])),
  );
  return (
    <Card padded title={<Trans>The new plan could not be made</Trans>}>
      <div className={styles.stack} role="alert">
        <p>
          {i18n._(failTexts[failReason ?? 'unavailable'])} {blockedBy.length > 0 && <Trans>Look at: {fields}.</Trans>}
        </p>
        <p className={styles.soft}>
          <Trans>Your preferences are kept, and a plan that you have stays in force.</Trans>
        </p>
        <ButtonLink fullWidth href={pathTo('/food-app/custom/dietary-preferences')}>
          <Trans>Change my preferences</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
