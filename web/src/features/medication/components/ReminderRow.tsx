import type { MedicationReminder } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { MedicineNotes } from '#domains/care/components/MedicineNotes.tsx';
import { amountOf } from '#domains/health/model/dose-text.ts';
import {
  nextDose,
  rhythmOf,
  type Slot,
  type Supply,
  standingOf,
  supplyOf,
} from '#domains/medication/model/schedule.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromList } from '#lib/hooks/useLeaveGuard.ts';
import { addDays, type Day, weekdaysFrom } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import layout from '#ui/Layout.module.css';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { standingNames } from '../labels.ts';
import styles from './ReminderRow.module.css';

/** A reminder with its schedule as text; a tap edits it. */
export function ReminderRow({ reminder, now }: { reminder: MedicationReminder; now: Slot }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const standing = standingOf(reminder, now.day);
  const supply = supplyOf(reminder, now.day);
  const next = nextDose(reminder, now);
  const start = format.date(reminder.startDate, 'medium');
  const end = reminder.endDate && format.date(reminder.endDate, 'medium');
  return (
    <LinkRow
      href={pathTo('/medicine-remind/add', { id: reminder.reminderId })}
      state={fromList}
      title={
        <span className={layout.lineNarrow}>
          <ServerText as="bdi" className={typography.strong} text={reminder.medicineName} />
          {standing !== 'running' && <Badge>{i18n._(standingNames[standing])}</Badge>}
        </span>
      }
      detail={
        <div className={styles.detail}>
          <p>{i18n._(amountOf(reminder.dose, reminder.doseUnit))}</p>
          <p>
            <ScheduleText reminder={reminder} />
          </p>
          {standing === 'upcoming' && (
            <p>
              <Trans>From {start}</Trans>
            </p>
          )}
          {standing === 'running' && next && rhythmOf(reminder).kind !== 'daily' && (
            <p>
              <NextDose next={next} reminderId={reminder.reminderId} today={now.day} />
            </p>
          )}
          {end && (
            <p>
              <Trans>Until {end}</Trans>
            </p>
          )}
          {supply && <SupplyText supply={supply} />}
          <MedicineNotes medicineName={reminder.medicineName} />
        </div>
      }
    />
  );
}

function SupplyText({ supply }: { supply: Supply }) {
  if (supply.kind === 'enough') {
    return (
      <p>
        <Trans>Stock is enough</Trans>
      </p>
    );
  }
  const { days, low } = supply;
  if (!low) {
    return (
      <p>
        <Plural value={days} one="Stock for # day" other="Stock for # days" />
      </p>
    );
  }
  return (
    <p className={styles.low}>
      <TriangleAlert aria-hidden="true" className={styles.icon} size="1.5rem" />
      <span>
        {days === 0 ? (
          <Trans>Not enough left for today</Trans>
        ) : (
          <Plural value={days} one="Stock for # day only: refill soon" other="Stock for # days only: refill soon" />
        )}
      </span>
    </p>
  );
}

interface NextDoseProps {
  next: Slot;
  reminderId: string;
  today: Day;
}

/** The day and time of the next dose as text: "Next: tomorrow, 08:00". */
function NextDose({ next, reminderId, today }: NextDoseProps) {
  const { day } = next;
  const format = useFormat();
  const time = fact('dose.next', format.time(next.time), reminderId);
  if (day === today) return <Trans>Next: today, {time}</Trans>;
  if (day === addDays(today, 1)) return <Trans>Next: tomorrow, {time}</Trans>;
  const weekday = format.date(day, 'shortDay');
  return (
    <Trans>
      Next: {weekday}, {time}
    </Trans>
  );
}

/** The schedule of a reminder as text: "Mon, Wed, and Fri at 12:30". */
function ScheduleText({ reminder }: { reminder: MedicationReminder }) {
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
