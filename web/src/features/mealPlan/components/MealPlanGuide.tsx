import { Trans } from '@lingui/react/macro';
import { queries } from '#platform/client.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { Card } from '#ui/Card.tsx';

const SHOW = 1;

/** Explains how to use a plan until the person has done so once. Renders nothing if the reply fails. */
export function MealPlanGuide() {
  const { data } = useQueryWithToast(queries.mealPlan.guideFlag());
  if (data !== SHOW) return null;
  return (
    <Card padded title={<Trans>How to use your plan</Trans>}>
      <p>
        <Trans>
          Tap <strong>Eaten</strong> after a meal, and it counts in your diary. <strong>Something else</strong> shows
          another meal; nothing changes before you use it.
        </Trans>
      </p>
    </Card>
  );
}
