import { Trans } from '@lingui/react/macro';
import type { InferOutput } from 'valibot';
import { NewMealEditor } from '#domains/meal/components/NewMealEditor.tsx';
import { useToday } from '#lib/time/clock.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Screen } from '#ui/Screen.tsx';
import { RecordedMeal } from '../components/RecordedMeal.tsx';
import { foodsParams } from '../model/params.ts';

/**
 * `/food-app/analyze/list`: the foods of a new meal (`?mealType=&date=&add=`), of a repeated one (`?from=`), of a planned
 * one (`?mealId=&date=`, `?planId=&date=&mealType=`), or of an analysed one to correct (`?analysisId=`).
 */
export function MealFoodsScreen() {
  const [params] = useParams(foodsParams);
  const today = useToday();
  return (
    <Screen title={<Trans>Foods of the meal</Trans>}>
      {params && (params.date ?? today) <= today ? (
        <Meal params={params} today={today} />
      ) : (
        <BrokenLink title={<Trans>This link has no meal</Trans>} href={pathTo('/food-app/analyze/list')}>
          <Trans>Begin a new meal</Trans>
        </BrokenLink>
      )}
    </Screen>
  );
}

function Meal({ params, today }: { params: InferOutput<typeof foodsParams>; today: string }) {
  const { analysisId, from, ...meal } = params;
  if (analysisId) return <RecordedMeal key={analysisId} analysisId={analysisId} />;
  return (
    <NewMealEditor
      params={{ ...meal, analysisId: from }}
      today={today}
      emptyPath={(empty) => pathTo('/food-app/analyze/list', empty)}
      resultPath={(analysisId) => pathTo('/food-app/analyze/result', { analysisId })}
    />
  );
}
