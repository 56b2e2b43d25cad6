import type { MedicationReminder } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { rhythmOf } from '#domains/medication/model/schedule.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { weekdaysFrom } from '#lib/time/days.ts';

/** The schedule of a reminder as text: "Mon, Wed, and Fri at 12:30". */
export function ScheduleText({ reminder }: { reminder: MedicationReminder }) {
  const format = useFormat();
  const rhythm = rhythmOf(reminder);
  const times = format.list(reminder.times.map(format.time));
  if (rhythm.kind === 'asNeeded') {
    const { hours, most } = rhythm;
    return (
      <Trans>
        As needed: at least {hours} h apart, at most <Plural value={most} one="# dose" other="# doses" /> in 24 h
      </Trans>
    );
  }
  if (rhythm.kind === 'daily') return <Trans>Daily at {times}</Trans>;
  if (rhythm.kind === 'workdays') return <Trans>Monday to Friday at {times}</Trans>;
  if (rhythm.kind === 'weekend') return <Trans>Saturday and Sunday at {times}</Trans>;
  if (rhythm.kind === 'interval') {
    const { days } = rhythm;
    return (
      <Trans>
        Every {days} days at {times}
      </Trans>
    );
  }
  if (rhythm.kind === 'unknown') return <Trans>At {times}; the days cannot be shown here</Trans>;
  const weekdays = format.list(
    weekdaysFrom(format.firstDay)
      .filter((weekday) => rhythm.weekdays.includes(weekday))
      .map(format.weekday),
  );
  return (
    <Trans>
      {weekdays} at {times}
    </Trans>
  );
}
