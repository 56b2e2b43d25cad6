import type { HealthDataRemind, HealthDataType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { weekdaysFrom } from '#lib/time/days.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './MeasurementReminder.module.css';
import { MeasurementReminderSheet } from './MeasurementReminderSheet.tsx';

interface Props {
  type: HealthDataType;
  remind: HealthDataRemind | null;
}

/** Shows the times and days of the measurement reminder, and a sheet to change them. */
export function MeasurementReminder({ type, remind }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <Card padded title={<Trans>Reminder to measure</Trans>}>
      <div className={styles.row}>
        <p>
          <Schedule remind={remind} />
        </p>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {remind ? <Trans>Change reminder</Trans> : <Trans>Set a reminder</Trans>}
        </Button>
      </div>
      {editing && <MeasurementReminderSheet type={type} remind={remind} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Schedule({ remind }: { remind: HealthDataRemind | null }) {
  const format = useFormat();
  if (!remind) return <Trans>Not set</Trans>;
  if (!remind.enabled) return <Trans context="reminder">Off</Trans>;
  const times = format.list(remind.times.map(format.time));
  const days = format.list(
    weekdaysFrom(format.firstDay)
      .filter((day) => remind.weekdays?.includes(day))
      .map(format.weekday),
  );
  return remind.weekdays?.length === 7 ? (
    <Trans>Every day at {times}</Trans>
  ) : (
    <Trans>
      {days} at {times}
    </Trans>
  );
}
