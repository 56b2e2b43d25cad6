import type { EvaluationPlanDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { mealNames } from '#domains/food/labels.ts';
import { formatNumber, formatText } from '#lib/format/format.ts';
import { useToday } from '#lib/time/clock.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './PlanMeal.module.css';

interface Props {
  meal: EvaluationPlanDay['meals'][number];
  date: string;
  planId: string;
}

/** A meal of the plan: its foods with their weights, and a word on preparing it. */
export function PlanMeal({ meal: { mealType, time, foods, macros, tip }, date, planId }: Props) {
  const { i18n } = useLingui();
  const now = useToday();
  const number = (value: number) => formatNumber(i18n.locale, value, { atMost: 0 });
  const energy = number(macros.energy);
  return (
    <Card padded>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {i18n._(mealNames[mealType])} <span className={styles.time}>{formatText(time)}</span>
        </h2>
        <span className={styles.energy}>
          <Trans>{energy} kcal</Trans>
        </span>
      </div>
      <ul className={styles.foods}>
        {foods.map(({ foodId, name, nameEn, amount }) => (
          <li key={foodId}>
            <span>{i18n.locale === 'en' ? nameEn : name}</span>
            <span className={styles.amount}>{number(amount)} g</span>
          </li>
        ))}
      </ul>
      {tip && (
        <p className={styles.tip} lang="zh-CN">
          {tip}
        </p>
      )}
      {date <= now && (
        <ButtonLink variant="quiet" href={pathTo('/food-app/analyze/list', { planId, mealType, date })}>
          <Trans>Put this meal into the diary</Trans>
        </ButtonLink>
      )}
    </Card>
  );
}
