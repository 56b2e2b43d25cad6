import type { FoodPortion, MealType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { knownOf } from '#lib/open-value.ts';
import type { Path } from '#lib/path.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { fromPlanned } from '../model/meal-food.ts';
import { MealEditor } from './MealEditor.tsx';

interface Meal {
  mealType: MealType;
  date: Day;
}

interface Screens {
  /** Returns the path of a new meal without foods. */
  emptyPath: (meal: Meal) => Path;
  /** Returns the path of the recorded meal. */
  resultPath: (analysisId: string) => Path;
}

/** Starts a new meal with the dishes of a planned meal, so that the person can change the differences. */
export function FromMealPlan({ mealId, meal, ...screens }: { mealId: string; meal: Meal } & Screens) {
  const day = useQuery(queries.mealPlan.detail({ date: meal.date }));
  return (
    <QueryView query={day} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {({ meals }) => {
        const planned = meals.find((one) => one.mealId === mealId);
        return (
          <Planned
            {...screens}
            draft={mealId}
            meal={{ ...meal, mealType: knownOf(mealTypes, planned?.mealType) ?? meal.mealType }}
            foods={planned?.items}
          />
        );
      }}
    </QueryView>
  );
}

/** Starts a new meal with the foods of a meal of the menu. */
export function FromFoodPlan({ planId, meal, ...screens }: { planId: string; meal: Meal } & Screens) {
  const day = useQuery(queries.evaluation.foodPlanDetail({ planId, date: meal.date }));
  return (
    <QueryView query={day} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {({ meals }) => (
        <Planned
          {...screens}
          draft={`${planId}${meal.date}${meal.mealType}`}
          meal={meal}
          foods={meals.find(({ mealType }) => mealType === meal.mealType)?.foods}
        />
      )}
    </QueryView>
  );
}

function Planned({
  draft,
  meal,
  foods,
  emptyPath,
  resultPath,
}: { draft: string; meal: Meal; foods: readonly FoodPortion[] | undefined } & Screens) {
  if (foods)
    return <MealEditor draft={draft} initial={{ ...meal, foods: foods.map(fromPlanned) }} resultPath={resultPath} />;
  return (
    <EmptyState
      art="plate"
      title={<Trans>This meal is no longer planned</Trans>}
      action={
        <ButtonLink href={emptyPath(meal)}>
          <Trans>Begin a new meal</Trans>
        </ButtonLink>
      }
    />
  );
}
