import { Trans } from '@lingui/react/macro';
import type { InferOutput } from 'valibot';
import { mealAt } from '#domains/food/model/meal-types.ts';
import { useToday } from '#lib/time/clock.ts';
import { timeAt } from '#lib/time/days.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Screen } from '#ui/Screen.tsx';
import { CorrectMeal } from '../components/CorrectMeal.tsx';
import { NewMeal } from '../components/NewMeal.tsx';
import { FromFoodPlan, FromMealPlan } from '../components/PlannedMeal.tsx';
import { RepeatMeal } from '../components/RepeatMeal.tsx';
import { foodsParams } from '../model/params.ts';

/**
 * `/food-app/analyze/list`: the foods of a new meal (`?mealType=&date=&add=`), of an earlier one once more (`?from=`), of a planned
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
        <ErrorState
          title={<Trans>This link has no meal</Trans>}
          action={
            <ButtonLink href={pathTo('/food-app/analyze/list')}>
              <Trans>Begin a new meal</Trans>
            </ButtonLink>
          }
        >
          <Trans>The link may have been cut off on the way.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}

function Meal({ params, today }: { params: InferOutput<typeof foodsParams>; today: string }) {
  const { analysisId, from, mealId, planId, add } = params;
  if (analysisId) return <CorrectMeal key={analysisId} analysisId={analysisId} />;
  const meal = { mealType: params.mealType ?? mealAt(timeAt(Date.now())), date: params.date ?? today };
  // A link to another meal or day begins a meal of its own; without them, the unfinished meal goes on.
  const draft = from ?? `${params.date ?? ''}${params.mealType ?? ''}`;
  if (from) return <RepeatMeal key={draft} from={from} meal={meal} />;
  if (mealId) return <FromMealPlan key={mealId} mealId={mealId} meal={meal} />;
  if (planId) return <FromFoodPlan key={`${planId}${draft}`} planId={planId} meal={meal} />;
  return <NewMeal key={draft} draft={draft} initial={{ ...meal, foods: [] }} add={add} />;
}
