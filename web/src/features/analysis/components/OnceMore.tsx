import type { MealType } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { fromAnalysed } from '../../../ui/meal/meal-food.ts';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { NewMeal } from './NewMeal.tsx';

interface Props {
  /** The analysis whose foods begin the meal. */
  from: string;
  meal: { mealType: MealType; date: string };
}

/** A new meal with the foods of an earlier one, which may have failed: then they are as the person entered them. */
export function OnceMore({ from, meal }: Props) {
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
