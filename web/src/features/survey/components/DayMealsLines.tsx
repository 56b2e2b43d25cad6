import type { EvaluationFoodPlan } from '@health-app/sdk';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import styles from './DayMealsLines.module.css';

type Meals = EvaluationFoodPlan['days'][number]['meals'];

/** Names the main dish of each meal of a day; the day's own screen shows all foods. */
export function DayMealsLines({ meals }: { meals: Meals }) {
  const format = useFormat();
  const dishes = meals.flatMap(({ mealType, foods: [first, second] }) => {
    if (mealType === 'snack') return [];
    // The description promises this order: lunch and dinner begin with their staple.
    return (mealType === 'breakfast' ? first : (second ?? first)) ?? [];
  });
  return <span className={styles.line}>{joinNames(format, dishes.map(format.name))}</span>;
}
