import { useQuery } from '@tanstack/react-query';
import { MealSum } from '#domains/meal/components/MealSum.tsx';
import { type MealFood, mealMacros } from '#domains/meal/model/meal-food.ts';
import { queries } from '#platform/client.ts';

interface Props {
  foods: readonly MealFood[];
  date: string;
  /** The foods of this meal that the day counts already, before their correction. */
  counted: readonly MealFood[];
}

/** What the foods come to, beside the other meals of their day. Without the day, the foods stand alone. */
export function DayWithMeal({ foods, date, counted }: Props) {
  const { data: day } = useQuery(queries.aiFood.userSummary({ date }, { silent: false }));
  const others = (day?.macros.energy ?? 0) - mealMacros(counted).energy;
  return <MealSum foods={foods} eaten={Math.max(0, others)} target={day?.energyTarget} />;
}
