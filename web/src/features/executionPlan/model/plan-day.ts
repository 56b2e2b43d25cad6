import type { ExecutionPlan, ExecutionStage, PlanDayCount, PlanTask } from '@health-app/sdk';
import { type Day, daysBetween, wallClock } from '#lib/time/days.ts';
import { dayAt, localTime } from '#lib/time/local-clock.ts';
import type { DayMark, DayMarks } from '#ui/calendar/DayMarkIcon.tsx';

const MINUTE = 60_000;
const DAY_LENGTH = 1_440 * MINUTE;

/** Time during which *Done* can be undone; ms. While *Undo* has the focus, it is 20 times as long (WCAG 2.2.1). */
const undoTime = 5_000;
const focusedUndoTime = 20 * undoTime;

/** The marks of a calendar: full, half, missed, and open while today has none done. Rest days and future days have none. */
export const marksOf = (days: readonly PlanDayCount[], today: Day): DayMarks =>
  Object.fromEntries(
    days.flatMap((day): [Day, DayMark][] => {
      const mark = markOf(day, today);
      return mark ? [[day.date, mark]] : [];
    }),
  );

function markOf({ date, planned, done }: PlanDayCount, today: Day): DayMark | undefined {
  if (planned === 0 || date > today) return undefined;
  if (done >= planned) return 'done';
  if (done > 0) return 'partial';
  return date === today ? 'due' : 'missed';
}

/** Whether the title of a task says its amount, such as “1,700 ml”. */
export const saysAmount = (title: string, amount: number): boolean =>
  title
    .replace(/(\d),(?=\d{3})/g, '$1')
    .split(/\D+/)
    .includes(String(amount));

/** Splits tasks into those before and after a time of the day, and those without a time. */
export function splitByTime(tasks: readonly PlanTask[], time: string) {
  return {
    earlier: tasks.filter((task) => task.time !== null && task.time <= time),
    later: tasks.filter((task) => task.time !== null && task.time > time),
    anytime: tasks.filter((task) => task.time === null),
  };
}

/**
 * The delay before *Done* is sent: the undo time, but not past midnight, when the day ends; ms.
 * @param now on the person's clock
 * @param isFocused whether *Undo* has the focus. @default false
 */
export function holdTime(now: Date, isFocused = false): number {
  const sinceMidnight = (wallClock(localTime(now)) % DAY_LENGTH) + (now.getTime() % 1_000);
  return Math.max(0, Math.min(isFocused ? focusedUndoTime : undoTime, DAY_LENGTH - sinceMidnight - 1_000));
}

/** Whether the person can clock in: on the day itself, in their own plan. */
export const canClockIn = ({ isOwn, date }: Pick<ExecutionPlan, 'isOwn' | 'date'>, now: Date): boolean =>
  isOwn && date === dayAt(now);

/** The position of a day in a stage or a plan, from 1, and their length in days. */
export const placeIn = ({ startDate, endDate }: Pick<ExecutionStage, 'startDate' | 'endDate'>, day: Day) => ({
  day: daysBetween(startDate, day) + 1,
  days: daysBetween(startDate, endDate) + 1,
});

/** The position of a day in a plan in weeks, from 1; `undefined` outside the plan. */
export function weekIn(stages: readonly ExecutionStage[], day: Day): { week: number; weeks: number } | undefined {
  const [first] = stages;
  const last = stages[stages.length - 1];
  if (!first || !last || day < first.startDate || day > last.endDate) return undefined;
  const place = placeIn({ startDate: first.startDate, endDate: last.endDate }, day);
  return { week: Math.ceil(place.day / 7), weeks: Math.ceil(place.days / 7) };
}
