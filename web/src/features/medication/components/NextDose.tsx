import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, type Day } from '#lib/time/days.ts';
import type { Slot } from '../model/schedule.ts';

/** The day and time of the next dose as text: "Next: tomorrow, 08:00". */
export function NextDose({ next: { day, time }, today }: { next: Slot; today: Day }) {
  const format = useFormat();
  if (day === today) return <Trans>Next: today, {time}</Trans>;
  if (day === addDays(today, 1)) return <Trans>Next: tomorrow, {time}</Trans>;
  const weekday = format.date(day, 'weekday');
  return (
    <Trans>
      Next: {weekday}, {time}
    </Trans>
  );
}
