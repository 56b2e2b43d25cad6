import type { DailyReportSummary } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';

const BarChart = lazy(async () => ({ default: (await import('#ui/chart/BarChart.tsx')).BarChart }));

/**
 * Charts the energy of each day of a week. A partial day is striped, because it is not comparable. Below the chart is a link
 * to the report of the selected day, or of the newest one with meals.
 * @param target kcal of a day; null if there is none
 */
export function WeekEnergyBars({
  days,
  target,
  today,
}: {
  days: readonly DailyReportSummary[];
  target: number | null;
  today: string;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [picked, setPicked] = useState<string>();
  const past = days.filter(({ date }) => date <= today);
  const recorded = past.filter(({ coverage }) => coverage !== 'empty');
  const shown = past.find(({ date }) => date === picked) ?? recorded[recorded.length - 1];
  return (
    <>
      <Suspense fallback={<Skeleton rows={1} height="25rem" />}>
        <BarChart
          label={t`Energy by day`}
          unit="kcal"
          bars={days.map(({ date, coverage, macros }) => ({
            key: date,
            label: format.date(date, 'shortWeekday'),
            name: format.date(date, 'weekday'),
            value: coverage === 'empty' ? null : macros.energy,
            partial: coverage === 'partial' ? t`partly recorded` : undefined,
          }))}
          {...(target !== null && { target })}
          formatY={(kcal) => format.energy(kcal)}
          onPick={({ key }) => setPicked(key)}
        />
      </Suspense>
      {days.some(({ coverage }) => coverage === 'partial') && (
        <p className={typography.note}>
          <Trans>Striped: a day that is only partly recorded.</Trans>
        </p>
      )}
      {shown && (
        <Link className={typography.link} href={pathTo('/food-app/report/day', { date: shown.date })}>
          <Trans>Daily report</Trans>
        </Link>
      )}
    </>
  );
}
