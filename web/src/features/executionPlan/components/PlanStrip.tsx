import type { ExecutionPlan, ExecutionStage } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { type Day, daysBetween, weekdayOf } from '#lib/time/days.ts';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import { type DayMarkNames, dayMarkWords } from '#ui/calendar/DayMarkIcon.tsx';
import { marksOf } from '../model/plan-day.ts';

interface Props {
  plan: ExecutionPlan;
  /** All stages; empty until they are loaded. */
  stages: readonly ExecutionStage[];
  today: Day;
  onDay: (date: Day) => void;
}

const { done, partial, missed } = dayMarkWords;

/** Today’s mark needs no explanation beside its tasks. */
const markNames: DayMarkNames = { done, partial, missed };

/** The days of a plan with what was done, a week at a time, counted from its first day. */
export function PlanStrip({ plan: { date, stage, days }, stages, today, onDay }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const start = stages[0]?.startDate ?? stage.startDate;
  const week = format.number(Math.floor(daysBetween(start, date) / 7) + 1);
  return (
    <CalendarStrip
      label={t`Days of the plan`}
      value={date}
      min={start}
      max={stages[stages.length - 1]?.endDate ?? stage.endDate}
      weeks={{ firstDay: weekdayOf(start), name: t`Week ${week}` }}
      marks={marksOf(days, today)}
      markNames={markNames}
      onChange={onDay}
    />
  );
}
