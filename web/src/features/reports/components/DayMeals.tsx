import type { MealEntry } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatEnergy } from '#domains/food/model/amounts.ts';
import { nameIn } from '#domains/food/model/portion.ts';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { diaryEntryLink, entryName } from '#domains/meal/model/diary-entry-link.ts';
import { formatList } from '#lib/format/format.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import styles from './DayReport.module.css';

/** Lists the meals of a day. */
export function DayMeals({ meals, date }: { meals: readonly MealEntry[]; date: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <h2 className={styles.heading}>
        <Trans>Meals</Trans>
      </h2>
      <Card>
        {meals.map((meal) => (
          <LinkRow
            key={entryKey(meal)}
            href={diaryEntryLink(meal, date)}
            title={entryName(i18n, meal)}
            detail={formatList(
              i18n.locale,
              meal.items.map((item) => nameIn(i18n.locale, item)),
            )}
            trailing={<Kcal energy={formatEnergy(i18n.locale, meal.macros.energy)} />}
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
