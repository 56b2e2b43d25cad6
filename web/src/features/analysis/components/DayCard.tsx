import type { DailyReport } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { NoTargetNote } from '#domains/food/components/NoTargetNote.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { sumMacros } from '#domains/food/model/macros.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { useDayName } from '#domains/meal/components/MealDayField.tsx';
import { useDay } from '#domains/meal/model/useDay.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import styles from './DayCard.module.css';

/** Shows the day so far: the energy left, the macronutrients and each meal. */
export function DayCard({ date }: { date: string }) {
  const { query, target, isOver } = useDay(date);
  const name = useDayName(date);
  return (
    <Card>
      <QueryView query={query} skeleton={<Skeleton rows={1} height="44.2rem" />}>
        {(report) => (
          <>
            <div className={styles.day}>
              <h2 className={typography.strongLead}>{name}</h2>
              <MacroRing target={target} eaten={report.macros.energy} date={date} isOver={isOver} />
              <MacroBars eaten={report.macros} of={date} target={target} />
              {!target && <NoTargetNote />}
            </div>
            <Meals report={report} />
            <LinkRow
              href={pathTo('/food-app/report/day', { date })}
              title={<Trans>Daily report</Trans>}
              detail={<Trans>Nutrients, and what they come from</Trans>}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** Energy by kind of meal. */
function Meals({ report }: { report: DailyReport }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const kinds = mealTypes.map((meal) => report.meals.filter(({ mealType }) => mealType === meal));
  const energies = kinds.map((meals) => sumMacros(meals.map(({ macros }) => macros)).energy);
  return (
    <ul className={styles.meals}>
      {mealTypes.map((meal, index) => (
        <li key={meal} data-empty={kinds[index]?.length === 0 || undefined}>
          <span className={typography.note}>{i18n._(mealNames[meal])}</span>
          <span className={styles.energy}>{kinds[index]?.length ? format.energy(energies[index]) : '—'}</span>
        </li>
      ))}
    </ul>
  );
}
