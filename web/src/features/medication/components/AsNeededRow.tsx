import { isHealthError } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { refusals } from '#domains/medication/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { dayOf } from '#lib/time/days.ts';
import { currentDate, dateOf } from '#lib/time/instants.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { mutations } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import type { AsNeededMedicine } from '../model/as-needed.ts';
import styles from './AsNeededMedicines.module.css';

/**
 * A medicine that is taken as needed: the last dose, the earliest next dose, and a button. A dose beyond a limit on the
 * label needs a confirmation. It needs a connection, because only the server knows the doses logged on another phone.
 */
export function AsNeededRow({ medicine: { reminder, status, last } }: { medicine: AsNeededMedicine }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const finish = useSilentMutation(mutations.medication.finish);
  const { reminderId, medicineName, minHoursBetween = 0, maxDosesPerDay = 1 } = reminder;
  const { count, nextAt, doubts } = status;
  const isDoubted = isHealthError(finish.error, 'business') && finish.error.code === 'DOSE_DOUBTED';
  const moment = (at: number | string) => format.date(typeof at === 'number' ? dateOf(at) : at, 'moment');
  const before = status.last === undefined ? undefined : moment(status.last);
  const next = nextAt === undefined ? undefined : moment(nextAt);
  const take = (confirmed?: true) => {
    const now = currentDate();
    const input = {
      reminderId,
      date: dayAt(now),
      time: timeAt(now),
      status: 'taken',
      ...(confirmed && { confirmed }),
    } as const;
    finish.run(input, {
      onSuccess: () => vibrate(),
      onError: (failure) => {
        if (isHealthError(failure, 'business') && failure.code === 'DOSE_DOUBTED') setAsking(true);
      },
    });
  };
  return (
    <li className={styles.medicine} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        <ServerText as="bdi" text={medicineName} />
      </h3>
      <p>{i18n._(amountOf(reminder.dose, reminder.doseUnit))}</p>
      {reminder.remark && <p className={typography.soft}>{reminder.remark}</p>}
      <div role="status" className={styles.status}>
        {before ? (
          <>
            <p>
              <Trans>Last dose: {before}</Trans>
            </p>
            <p className={typography.soft}>
              <Plural value={count} one="# in 24 hours" other="# in 24 hours" />
            </p>
          </>
        ) : (
          <p>
            <Trans>Not taken yet</Trans>
          </p>
        )}
        <p className={next ? styles.wait : undefined}>
          {next ? <Trans>Next possible: {next}</Trans> : <Trans>Possible now</Trans>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant={next ? 'quiet' : 'main'}
          busy={finish.isPending}
          aria-label={t`Take now: ${medicineName}`}
          onClick={() => (doubts.length > 0 ? setAsking(true) : take())}
        >
          <Trans>Take now</Trans>
        </Button>
        {last?.handledAt && (
          <TextButton
            aria-label={t`Undo the last dose: ${medicineName}`}
            disabled={finish.isPending}
            onClick={() =>
              finish.run({ reminderId, date: dayOf(last.handledAt ?? ''), time: last.time, status: 'pending' })
            }
          >
            <Trans>Undo the last dose</Trans>
          </TextButton>
        )}
      </div>
      {!isDoubted && <InlineError error={finish.error} texts={refusals} />}
      <ConfirmDialog
        open={asking}
        title={<Trans>Wait before another dose?</Trans>}
        confirm={<Trans>I take it all the same</Trans>}
        keep={<Trans>Do not take it</Trans>}
        onConfirm={() => {
          setAsking(false);
          take(true);
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          <ServerText as="bdi" text={medicineName} />
          <br />
          {before && <Trans>Last dose: {before}</Trans>}
          {next && (
            <>
              <br />
              <strong>
                <Trans>Next possible: {next}</Trans>
              </strong>
            </>
          )}
        </p>
        <p>
          <Trans>
            Its limits are {minHoursBetween} hours between doses and {maxDosesPerDay} in 24 hours. More can harm. If the
            medicine does not help, ask a doctor or a pharmacist.
          </Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}
