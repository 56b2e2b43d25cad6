import type { FoodPortion, MealType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fromPlanned } from '#domains/meal/model/meal-food.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NewMeal } from './NewMeal.tsx';

interface Meal {
  mealType: MealType;
  date: Day;
}

/** A new meal with the dishes of a meal of the meal plan, to say what was different. */
export function FromMealPlan({ mealId, meal }: { mealId: string; meal: Meal }) {
  const day = useQuery(queries.mealPlan.detail({ date: meal.date }));
  return (
    <QueryView query={day} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {({ meals }) => {
        const planned = meals.find((one) => one.mealId === mealId);
        return (
          <Planned
            draft={mealId}
            meal={{ ...meal, mealType: planned?.mealType ?? meal.mealType }}
            foods={planned?.items}
          />
        );
      }}
    </QueryView>
  );
}

/** A new meal with the foods of a meal of the menu. */
export function FromFoodPlan({ planId, meal }: { planId: string; meal: Meal }) {
  const day = useQuery(queries.evaluation.foodPlanDetail({ planId, date: meal.date }));
  return (
    <QueryView query={day} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {({ meals }) => (
        <Planned
          draft={`${planId}${meal.date}${meal.mealType}`}
          meal={meal}
          foods={meals.find(({ mealType }) => mealType === meal.mealType)?.foods}
        />
      )}
    </QueryView>
  );
}

function Planned({ draft, meal, foods }: { draft: string; meal: Meal; foods: readonly FoodPortion[] | undefined }) {
  if (foods) return <NewMeal draft={draft} initial={{ ...meal, foods: foods.map(fromPlanned) }} />;
  return (
    <EmptyState
      title={<Trans>This meal is no longer planned</Trans>}
      action={
        <ButtonLink href={pathTo('/food-app/analyze/list', meal)}>
          <Trans>Begin a new meal</Trans>
        </ButtonLink>
      }
    />
  );
}
