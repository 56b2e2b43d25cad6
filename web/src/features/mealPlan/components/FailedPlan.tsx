import type { MealPlanState } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { Sentences } from '#ui/Sentences.tsx';
import { failTexts } from '../labels.ts';

/** Explains why the last plan failed. The fields below suggest changes. */
export function FailedPlan({ state: { status, failReason } }: { state: MealPlanState }) {
  const { i18n } = useLingui();
  if (status !== 'failed') return null;
  return (
    <Card padded title={<Trans>The last plan could not be made</Trans>}>
      <p>
        <Sentences>
          {i18n._(failTexts[failReason ?? 'unavailable'] ?? failTexts.unavailable)}
          <Trans>Your preferences are here as you sent them; a plan that you had before still counts.</Trans>
        </Sentences>
      </p>
    </Card>
  );
}
