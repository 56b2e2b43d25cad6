import type { EvaluationFoodPlan } from '@health-app/sdk';
import { useFormat } from '#lib/format/useFormat.ts';
import styles from './DayMealsLines.module.css';

type Meals = EvaluationFoodPlan['days'][number]['meals'];

/** Lists the foods of a day in at most two lines, separated by meal; the day's own screen shows them all. */
export function DayMealsLines({ meals }: { meals: Meals }) {
  const format = useFormat();
  const line = meals.map(({ foods }) => format.list(foods.map(format.name))).join(' · ');
  return <span className={styles.line}>{line}</span>;
}
