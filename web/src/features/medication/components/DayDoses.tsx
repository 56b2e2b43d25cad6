import type { MedicationReminder } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Slot } from '#domains/medication/model/schedule.ts';
import type { PlannedDose } from '#domains/medication/model/taking.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Day } from '#lib/time/days.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import typography from '#ui/Typography.module.css';
import { partNames } from '../labels.ts';
import { canAnswer, dosesOf, groupByPart, isAnswered, lastDayToAnswer, tally } from '../model/doses.ts';
import styles from './DayDoses.module.css';
import { DayProgress } from './DayProgress.tsx';
import { DoseRow } from './DoseRow.tsx';

interface Props {
  reminders: MedicationReminder[];
  day: Day;
  now: Slot;
  onToday: () => void;
}

/**
 * Lists the doses of a day, with the day's progress: those of today that are left, and below them the others; those of another day by
 * part of the day.
 */
export function DayDoses({ reminders, day, now, onToday }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const doses = dosesOf(reminders);
  // A dose that the person answers now stays in its place, so that a second tap meets no other one.
  const [logged] = useState(() => new Set(doses.filter(isAnswered).map(keyOf)));
  const until = format.date(lastDayToAnswer(day), 'weekday');
  const toToday = (
    <Button variant="quiet" onClick={onToday}>
      <Trans>Go to today</Trans>
    </Button>
  );
  const ofToday = [
    { key: 'left', title: <Trans>To take</Trans>, doses: doses.filter((dose) => !logged.has(keyOf(dose))) },
    { key: 'logged', title: <Trans>Logged</Trans>, doses: doses.filter((dose) => logged.has(keyOf(dose))) },
  ].filter((group) => group.doses.length > 0);
  const groups: { key: string; title: ReactNode; doses: PlannedDose[] }[] =
    day === now.day
      ? ofToday
      : groupByPart(doses).map((group) => ({ ...group, key: group.part, title: i18n._(partNames[group.part]) }));
  if (doses.length === 0) {
    return (
      <Card padded>
        <div className={styles.nothing}>
          <p>
            <Trans>Nothing is planned on this day.</Trans>
          </p>
          {day !== now.day && toToday}
        </div>
      </Card>
    );
  }
  return (
    <>
      <DayProgress tally={tally(doses)} day={day} future={day > now.day} />
      {day !== now.day && (
        <div className={styles.otherDay}>
          <p>
            {day > now.day ? (
              <Trans>A dose can be marked on its own day, not before.</Trans>
            ) : canAnswer(day, now.day) ? (
              <Trans>You can still log these doses, until {until}.</Trans>
            ) : (
              <Trans>Doses can be changed for seven days. These are final.</Trans>
            )}
          </p>
          {toToday}
        </div>
      )}
      {groups.map(({ key, title, doses }) => (
        <section key={key}>
          <h2 className={typography.softHeading}>{title}</h2>
          <Card>
            <ul>
              <Rows items={doses} keyOf={(dose) => `${keyOf(dose)} ${day}`} listItems>
                {(dose) => <DoseRow dose={dose} reminders={reminders} day={day} now={now} />}
              </Rows>
            </ul>
          </Card>
        </section>
      ))}
    </>
  );
}

const keyOf = ({ reminder, time }: PlannedDose) => `${reminder.reminderId} ${time}`;

export function DayDosesSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="8.8rem" />
      <div aria-hidden="true">
        <Skeleton rows={3} height="15rem" />
      </div>
    </>
  );
}
