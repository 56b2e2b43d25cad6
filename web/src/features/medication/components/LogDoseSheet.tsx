import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { refusals } from '#domains/medication/labels.ts';
import type { Slot } from '#domains/medication/model/schedule.ts';
import type { PlannedDose } from '#domains/medication/model/taking.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, dayOf, timeOf } from '#lib/time/days.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  dose: PlannedDose;
  /** The day of the dose. */
  day: string;
  now: Slot;
  busy: boolean;
  error: Error | null;
  /** @param handledAt the real time, with a UTC offset */
  onTaken: (handledAt: string) => void;
}

/** Logs a dose with the time at which it was really taken. */
export function LogDoseSheet({ open, onClose, dose, day, ...props }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { reminder } = dose;
  const planned = `${format.date(day, 'weekday')}, ${format.time(dose.time)}`;
  return (
    <Sheet open={open} title={<ServerText as="bdi" text={reminder.medicineName} />} onClose={onClose}>
      <p className={typography.soft}>
        {i18n._(amountOf(reminder.dose, reminder.doseUnit))}
        <br />
        <Trans>Planned for {planned}</Trans>
      </p>
      {open && <Form dose={dose} day={day} {...props} />}
    </Sheet>
  );
}

function Form({ dose, day, now, busy, error, onTaken }: Omit<Props, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const format = useFormat();
  const [at, setAt] = useState<Slot>(() => initialSlot(dose, day));
  const days = [day, addDays(day, 1)].filter((choice) => choice <= now.day);
  const time = at.time && format.time(at.time);
  const ahead = at.day === now.day && at.time > now.time;
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (at.time && !ahead) onTaken(toLocalDateTime(at.day, at.time));
  };
  return (
    <>
      {days.length > 1 && (
        <Chips
          label={<Trans>Day</Trans>}
          showLabel
          value={at.day}
          options={days.map((choice) => ({ value: choice, label: format.date(choice, 'weekday') }))}
          onChange={(chosen) => setAt({ ...at, day: chosen })}
        />
      )}
      <TimeField
        label={t`Time at which you took it`}
        value={at.time}
        error={
          ahead ? t`This time has not come yet.` : tried && !time ? t`Enter the time, for example 21:10.` : undefined
        }
        onChange={(entered) => setAt({ ...at, time: entered })}
      />
      <InlineError error={error} texts={refusals} />
      <Button fullWidth busy={busy} onClick={submit}>
        {time ? <Trans>Taken at {time}</Trans> : <Trans>Taken</Trans>}
      </Button>
    </>
  );
}

/** The time of an earlier answer, otherwise the planned one. */
function initialSlot({ time, status, handledAt }: PlannedDose, day: string): Slot {
  if (status !== 'taken' || !handledAt) return { day, time };
  return { day: dayOf(handledAt), time: timeOf(handledAt) };
}
