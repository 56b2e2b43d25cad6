import { othersOf } from '../model/diary-day.ts';
import type { MealFood } from '../model/meal-food.ts';
import { useDay } from '../model/useDay.ts';
import { MealSum } from './MealSum.tsx';

interface Props {
  foods: readonly MealFood[];
  date: string;
  /** Id of the analysis that the foods correct; absent for a new meal. */
  corrects?: string | undefined;
}

/** Totals of the foods next to the day's other meals; only the foods if the day failed to load. */
export function DayWithMeal({ foods, date, corrects }: Props) {
  const { query, isOver } = useDay(date);
  const { data: day } = query;
  return <MealSum foods={foods} day={day && { others: othersOf(day, corrects), target: day.target, isOver }} />;
}
