import { useQuery } from '@tanstack/react-query';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MealSum } from '#domains/meal/components/MealSum.tsx';
import { type MealFood, mealMacros } from '#domains/meal/model/meal-food.ts';
import { queries } from '#platform/client.ts';

/** What the foods come to, beside what the day has already. Without the day, the foods stand alone. */
export function DayWithMeal({ foods, date }: { foods: readonly MealFood[]; date: string }) {
  const { data: day } = useQuery(queries.analysis.dailyReportDetail({ date }, { silent: true }));
  return (
    <MealSum
      foods={foods}
      eaten={day?.macros.energy}
      target={day?.target?.energy}
      bars={day && <MacroBars eaten={day.macros} meal={mealMacros(foods)} target={day.target} />}
    />
  );
}
