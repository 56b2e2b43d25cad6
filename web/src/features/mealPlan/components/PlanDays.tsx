import { useLingui } from '@lingui/react/macro';
import { useToday } from '#lib/time/clock.ts';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { PlanDaysProps } from '../deferred/PlanWeek.tsx';
import { marksOf } from '../model/calendar.ts';
import { useMarkNames } from './useMarkNames.ts';

/** Chooses a day of the plan: in a strip on phones, in the table of the week's meals in large windows. */
export const PlanDays = forLargeWindow<PlanDaysProps>({
  load: async () => (await import('../deferred/PlanWeek.tsx')).PlanWeek,
  Phone: PlanStrip,
  skeleton: <Skeleton rows={1} height="40rem" />,
});

function PlanStrip({ date, calendar, onDate }: PlanDaysProps) {
  const { t } = useLingui();
  const today = useToday();
  return (
    <CalendarStrip
      label={t`Day of the meal plan`}
      value={date}
      onChange={onDate}
      marks={marksOf(calendar, today)}
      markNames={useMarkNames()}
    />
  );
}
