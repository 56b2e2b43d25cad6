import type { MealPlanState } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { OutdatedPlan } from '#domains/plan/components/OutdatedPlan.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import type { Wait } from '#platform/query/usePolled.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import typography from '#ui/Typography.module.css';
import { blockerNames, failTexts } from '../labels.ts';
import styles from './Day.module.css';

interface Props {
  state: MealPlanState;
  wait: Wait;
}

/**
 * Shows that a new plan is in progress, while the old one stays valid; the reason why it failed; or the reason why the plan
 * no longer fits.
 */
export function PlanProgress({ state, wait }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const today = useToday();
  const { status, failReason, blockedBy = [], to, outdatedBy } = state;
  if (status === 'generating') {
    return (
      <ProgressWait title={<Trans>Your new plan is being made</Trans>} {...wait}>
        <p>
          <Trans>Until it is ready, a plan that you have stays in force.</Trans>
        </p>
      </ProgressWait>
    );
  }
  if (status === 'ready' && to !== null && to >= today) {
    return (
      <OutdatedPlan
        changes={outdatedBy}
        action={
          <ButtonLink fullWidth href={pathTo('/food-app/custom/dietary-preferences')}>
            <Trans>Make a new plan</Trans>
          </ButtonLink>
        }
      />
    );
  }
  if (status !== 'failed') return null;
  const fields = format.list(blockedBy.map((field) => i18n._(blockerNames[field] ?? { id: field })));
  return (
    <Card padded title={<Trans>The new plan could not be made</Trans>}>
      <div className={styles.stack} role="alert">
        <p>
          <Sentences>
            {i18n._(failTexts[failReason ?? 'unavailable'] ?? failTexts.unavailable)}
            {blockedBy.length > 0 && <Trans>Please check: {fields}.</Trans>}
          </Sentences>
        </p>
        <p className={typography.soft}>
          <Trans>Your preferences are kept, and a plan that you have stays in force.</Trans>
        </p>
        <ButtonLink fullWidth href={pathTo('/food-app/custom/dietary-preferences')}>
          <Trans>Change my preferences</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
