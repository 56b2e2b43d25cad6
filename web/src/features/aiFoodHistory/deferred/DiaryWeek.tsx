import type { DailyReport, MealEntry } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { mealNames } from '#domains/food/labels.ts';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { diaryEntryLink } from '#domains/meal/model/diary-entry-link.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { type Day, weekOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { WeekTable } from '#ui/calendar/WeekTable.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './DiaryWeek.module.css';

export interface DiaryDaysProps {
  date: Day;
  today: Day;
  onDate: (date: Day) => void;
}

/** The week of the diary as a table, for large windows: a meal links to its screen. */
export function DiaryWeek({ date, today, onDate }: DiaryDaysProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const days = weekOf(date, format.firstDay).filter((day) => day <= today);
  // A day that cannot be loaded stays empty here; once it is chosen, its summary says why.
  const results = useQueries({ queries: days.map((day) => queries.analysis.dailyReportDetail({ date: day })) });
  const reports = new Map<Day, DailyReport>();
  for (const { data } of results) if (data) reports.set(data.date, data);
  return (
    <WeekTable
      label={t`Meals of the week`}
      value={date}
      onChange={onDate}
      max={today}
      rows={mealTypes.map((type) => ({ id: type, name: i18n._(mealNames[type]) }))}
      cell={(day, type) =>
        reports
          .get(day)
          ?.meals.filter(({ mealType }) => mealType === type)
          .map((entry) => <Meal key={entryKey(entry)} entry={entry} day={day} />)
      }
      foot={[
        {
          name: t`kcal eaten`,
          cell: (day) => {
            const report = reports.get(day);
            return report && report.mealCount > 0 && fact('energy.eaten', format.energy(report.macros.energy), day);
          },
        },
      ]}
    />
  );
}

function Meal({ entry, day }: { entry: MealEntry; day: Day }) {
  const format = useFormat();
  const energy = fact('meal.energy', format.energy(entry.macros.energy), entryKey(entry));
  return (
    <Link href={diaryEntryLink(entry, day)} className={styles.meal}>
      {entry.items.map((food, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meal may hold a food twice
        <span key={index} lang={langOf(format.name(food))}>
          {format.name(food)}
        </span>
      ))}
      <span className={typography.softFigures}>
        <Trans>{energy} kcal</Trans>
      </span>
    </Link>
  );
}
