import { othersOf } from '../model/diary-day.ts';
import type { MealFood } from '../model/meal-food.ts';
import { useDay } from '../model/useDay.ts';
import { MealSum } from './MealSum.tsx';

interface Props {
  foods: readonly MealFood[];
  date: string;
  /** The analysis that the foods correct; absent for a new meal. */
  corrects?: string | undefined;
}

/** What the foods come to, and what the day has beside them. Without the day, the foods stand alone. */
export function DayWithMeal({ foods, date, corrects }: Props) {
  const { query, isOver } = useDay(date);
  const { data: day } = query;
  return <MealSum foods={foods} day={day && { others: othersOf(day, corrects), target: day.target, isOver }} />;
}
