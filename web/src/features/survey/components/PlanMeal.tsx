import type { EvaluationPlanDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { FoodPicture } from '#domains/food/components/FoodPicture.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf, labelOf } from '#lib/open-value.ts';
import { useToday } from '#lib/time/clock.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import styles from './PlanMeal.module.css';

interface Props {
  meal: EvaluationPlanDay['meals'][number];
  date: string;
  planId: string;
}

/** A meal of the menu: its foods with their weights, and a tip about the preparation. */
export function PlanMeal({ meal: { mealType, time, foods, macros, tip, tipEn }, date, planId }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const now = useToday();
  const number = (value: number) => format.number(value, { atMost: 0 });
  const energy = number(macros.energy);
  return (
    <Card padded>
      <div className={styles.head}>
        <h2 className={typography.strongLead}>
          {i18n._(labelOf(mealNames, mealType))} <span className={styles.time}>{format.time(time)}</span>
        </h2>
        <span className={styles.energy}>
          <Trans>{energy} kcal</Trans>
        </span>
      </div>
      <ul className={styles.foods}>
        {foods.map((food) => {
          const grams = number(food.amount);
          return (
            <li key={food.foodId}>
              <FoodPicture small food={food} />
              <span className={styles.food}>{format.name(food)}</span>
              <span className={styles.amount}>
                <Trans>{grams} g</Trans>
              </span>
            </li>
          );
        })}
      </ul>
      {tip && <ServerText as="p" className={styles.tip} text={tip} en={tipEn} />}
      {date <= now && (
        <ButtonLink
          variant="quiet"
          href={pathTo('/food-app/analyze/list', { planId, mealType: knownOf(mealTypes, mealType), date })}
        >
          <Trans>Put this meal into the diary</Trans>
        </ButtonLink>
      )}
    </Card>
  );
}
