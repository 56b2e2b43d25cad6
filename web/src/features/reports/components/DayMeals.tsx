import type { MealEntry } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { diaryEntryLink, entryName } from '#domains/meal/model/diary-entry-link.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';

/** Lists the meals of a day. */
export function DayMeals({ meals, date }: { meals: readonly MealEntry[]; date: string }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <>
      <h2 className={typography.strongLead}>
        <Trans>Meals</Trans>
      </h2>
      <Card>
        {meals.map((meal) => (
          <LinkRow
            key={entryKey(meal)}
            href={diaryEntryLink(meal, date)}
            title={entryName(i18n, meal)}
            detail={joinNames(format, meal.items.map(format.name))}
            trailing={<Kcal energy={fact('meal.energy', format.energy(meal.macros.energy), entryKey(meal))} />}
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
