import { Trans, useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { ahead } from '#domains/medication/model/local-reminders.ts';
import { saveText } from '#lib/save-file.ts';
import { calendarFile, deviceZone } from '#lib/time/calendar-file.ts';
import { currentTime } from '#lib/time/instants.ts';
import { today } from '#lib/time/local-clock.ts';
import { source } from '#platform/device/embedder.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { calendarEventsOf } from '../model/calendar.ts';
import { type ReminderForm, readForm } from '../model/form.ts';

interface Props {
  form: ReminderForm;
  reminderId: string | undefined;
  /** Shows what the form lacks. */
  onIncomplete: () => void;
}

/** Says what will ring, and what will not: a browser rings never, and the phone rings for the next dates of an interval. */
export function RingNote({ form, reminderId, onIncomplete }: Props) {
  const { t, i18n } = useLingui();
  if (form.repeatType === 'asNeeded' || !form.enabled) return null;
  if (source !== '') {
    return form.repeatType === 'interval' ? (
      <p role="note">
        <Trans>
          The phone rings on the next {ahead} dates. Open Medication now and then, so that it gets the following ones.
        </Trans>
      </p>
    ) : null;
  }
  const addToCalendar = () => {
    const { input } = readForm(form, reminderId);
    if (!input) return onIncomplete();
    const title = `${input.medicineName}, ${i18n._(amountOf(input.dose, input.doseUnit))}`;
    const events = calendarEventsOf(input, title, today());
    saveText(`${t`Medication`}.ics`, calendarFile(events, deviceZone(), currentTime()), 'text/calendar');
  };
  return (
    <Card padded>
      <div className={layout.column4}>
        <p role="note">
          <Trans>
            A browser cannot remind you: nothing will ring for this medicine. The app on your phone can, and so can a
            calendar.
          </Trans>
        </p>
        <Button variant="quiet" onClick={addToCalendar}>
          <CalendarPlus aria-hidden="true" size="1.8rem" />
          <Trans>Add to calendar</Trans>
        </Button>
      </div>
    </Card>
  );
}
