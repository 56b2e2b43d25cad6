import type { MealType } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { fromAnalysed } from '#domains/meal/model/meal-food.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NewMeal } from './NewMeal.tsx';

interface Props {
  /** The analysis whose foods begin the meal. */
  from: string;
  meal: { mealType: MealType; date: string };
}

/** A new meal with the foods of an earlier one, which may have failed: then they are as the person entered them. */
export function RepeatMeal({ from, meal }: Props) {
  const earlier = useQuery(queries.analysis.simple({ analysisId: from }));
  return (
    <QueryView query={earlier} skeleton={<Skeleton rows={4} height="6.4rem" />}>
      {({ items, foods, unknownNames }) => (
        <NewMeal
          draft={from}
          initial={{
            ...meal,
            foods:
              items.length > 0
                ? items.map(fromAnalysed)
                : foods.map((food) => ({ ...food, ...(unknownNames.includes(food.name) && { unknown: true }) })),
          }}
        />
      )}
    </QueryView>
  );
}
