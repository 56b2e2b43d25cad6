import type { AiFoodDay } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useDay } from '#domains/meal/model/useDay.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, daysFrom } from '#lib/time/days.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const BarChart = lazy(async () => ({ default: (await import('#ui/chart/BarChart.tsx')).BarChart }));

interface Props {
  /** The latest days with meals; undefined while they load, when a placeholder has the chart's height. */
  days: readonly AiFoodDay[] | undefined;
  today: string;
  onPick: (date: string) => void;
}

/** The energy of the last seven days. A day without meals leaves a gap; a tap opens a day. */
export function WeekEnergyChart({ days, today, onPick }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const { query, target } = useDay(today);
  const bars = daysFrom(addDays(today, -6), today).map((date) => ({
    key: date,
    label: format.date(date, 'shortWeekday'),
    value: days?.find((day) => day.date === date)?.macros.energy ?? null,
  }));
  if (days && bars.every(({ value }) => value === null)) return null;
  // The height of a chart with a target, which most people have.
  const skeleton = <Skeleton rows={1} height="21.1rem" />;
  return (
    <Card padded title={<Trans>The last seven days</Trans>}>
      {days && !query.isPending ? (
        <Suspense fallback={skeleton}>
          <BarChart
            label={t`Energy by day`}
            unit="kcal"
            height={14}
            bars={bars}
            {...(target && { target: target.energy })}
            formatY={(kcal) => format.energy(kcal)}
            onPick={({ key }) => onPick(key)}
          />
        </Suspense>
      ) : (
        skeleton
      )}
    </Card>
  );
}
