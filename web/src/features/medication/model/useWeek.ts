import type { MedicationDay } from '@health-app/sdk';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, type Day, startOfWeek, yearOf } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import type { DayMark, DayMarks } from '#ui/calendar/DayMarkIcon.tsx';

/**
 * The planned days of a day's week, by date. A week at New Year belongs to two years. Empty until the years are loaded,
 * because the marks of a week are optional.
 */
export function useWeek(day: Day): Map<Day, MedicationDay> {
  const first = startOfWeek(day, useFormat().firstDay);
  // Except at New Year, both are the same query.
  const begun = useOptionalQuery(queries.medication.yearList({ year: yearOf(first) }));
  const ended = useOptionalQuery(queries.medication.yearList({ year: yearOf(addDays(first, 6)) }));
  return new Map([...(begun.data ?? []), ...(ended.data ?? [])].map((entry) => [entry.date, entry]));
}

export const marksOf = (days: Iterable<MedicationDay>, today: Day): DayMarks =>
  Object.fromEntries(Array.from(days, (entry) => [entry.date, markOf(entry, today)]));

/** An open question while a dose has no answer, a full dot when all are taken, an open dot while some of today are pending. */
function markOf({ date, planned, taken, skipped }: MedicationDay, today: Day): DayMark {
  if (taken + skipped < planned) return date === today ? 'due' : 'unknown';
  return taken === planned ? 'done' : 'partial';
}
