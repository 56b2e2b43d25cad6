import type { MealRecord } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { mealNames } from '#domains/food/labels.ts';
import { formatEnergy } from '#domains/food/model/amounts.ts';
import { roundParts } from '#domains/food/model/macros.ts';
import { nameIn } from '#domains/food/model/portion.ts';
import { formatList } from '#lib/format/format.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import styles from './DayReport.module.css';

/** The meals of a day; their whole numbers add up to the day's. */
export function DayMeals({ meals, date }: { meals: readonly MealRecord[]; date: string }) {
  const { i18n } = useLingui();
  const whole = roundParts(meals.map(({ macros }) => macros.energy));
  return (
    <>
      <h2 className={styles.heading}>
        <Trans>Meals</Trans>
      </h2>
      <Card>
        {meals.map(({ mealType, analysisId, mealId, origin, items }, index) => (
          <LinkRow
            key={analysisId ?? mealId ?? index}
            href={
              analysisId
                ? pathTo('/food-app/report/meal', { analysisId })
                : pathTo('/food-app/report/meal', { mealId: mealId ?? '', date })
            }
            title={
              <>
                {i18n._(mealNames[mealType])} ·{' '}
                {origin === 'plan' ? <Trans>from your plan</Trans> : <Trans>analysed</Trans>}
              </>
            }
            detail={formatList(
              i18n.locale,
              items.map((item) => nameIn(i18n.locale, item)),
            )}
            trailing={<Kcal energy={formatEnergy(i18n.locale, whole[index])} />}
          />
        ))}
      </Card>
    </>
  );
}

const Kcal = ({ energy }: { energy: string }) => (
  <span>
    <Trans>{energy} kcal</Trans>
  </span>
);
