import type { EvaluationFoodPlan } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import styles from './DayMealsLines.module.css';

type Meals = EvaluationFoodPlan['days'][number]['meals'];

/** Lists the foods of a day in at most two lines, separated by meal; the day's own screen shows them all. */
export function DayMealsLines({ meals }: { meals: Meals }) {
  const { i18n } = useLingui();
  const english = i18n.locale === 'en';
  const line = meals
    .map(({ foods }) => foods.map(({ name, nameEn }) => (english ? nameEn : name)).join(english ? ', ' : '、'))
    .join(' · ');
  return <span className={styles.line}>{line}</span>;
}
