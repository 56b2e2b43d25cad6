import type { AiFoodAnalysis } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Takes a meal over into the food diary, where the person sees it once more before it counts. */
export function ToDiary({ analysis }: { analysis: AiFoodAnalysis }) {
  const { analysisId, diaryAnalysisId, date, mealType, items } = analysis;
  const takeOver = useSilentMutation(mutations.analysis.submitFoodItem, () => track('aiFood.toDiary'));
  if (diaryAnalysisId) {
    return (
      <ButtonLink variant="quiet" href={pathTo('/food-app/analyze/result', { analysisId: diaryAnalysisId })}>
        <Trans>See it in the diary</Trans>
      </ButtonLink>
    );
  }
  const foods = items.map((item) => ({
    foodId: item.foodId,
    name: item.name.slice(0, 50),
    amount: item.amount,
  }));
  return (
    <>
      <Button
        busy={takeOver.isPending}
        onClick={() =>
          takeOver.run(
            { date, mealType, aiFoodAnalysisId: analysisId, foods },
            { onSuccess: (taken) => navigate(pathTo('/food-app/analyze/result', { analysisId: taken.analysisId })) },
          )
        }
      >
        <Trans>Put it into my diary</Trans>
      </Button>
      <InlineError error={takeOver.error} />
    </>
  );
}
