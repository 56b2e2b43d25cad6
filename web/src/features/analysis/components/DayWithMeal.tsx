import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { MacroBars } from '../../../ui/food/MacroBars.tsx';
import { MealSum } from '../../../ui/meal/MealSum.tsx';
import { type MealFood, mealMacros } from '../../../ui/meal/meal-food.ts';

/** What the foods come to, beside what the day has already. Without the day, the foods stand alone. */
export function DayWithMeal({ foods, date }: { foods: readonly MealFood[]; date: string }) {
  const { data: day } = useQuery(queries.analysis.dailyReportDetail({ date }, { silent: true }));
  return (
    <MealSum
      foods={foods}
      eaten={day?.macros.energy}
      target={day?.target.energy}
      bars={day && <MacroBars eaten={day.macros} meal={mealMacros(foods)} target={day.target} />}
    />
  );
}
