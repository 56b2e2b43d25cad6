import type { EvaluationFoodPlan } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import styles from './DayMealsLines.module.css';

type Meals = EvaluationFoodPlan['days'][number]['meals'];

/** The foods of a day in two lines, the meals apart; the day itself shows them all. */
export function DayMealsLines({ meals }: { meals: Meals }) {
  const { i18n } = useLingui();
  const english = i18n.locale === 'en';
  const line = meals
    .map(({ foods }) => foods.map(({ name, nameEn }) => (english ? nameEn : name)).join(english ? ', ' : '、'))
    .join(' · ');
  return <span className={styles.line}>{line}</span>;
}
