import type { MedicationFinishInput } from '@health-app/sdk';
import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useRef } from 'react';
import type { Day } from '../../../lib/days.ts';
import { formatDate } from '../../../lib/format.ts';
import { useSilentMutation } from '../../../lib/useSilentMutation.ts';
import { mutations } from '../../../platform/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/query/InlineError.tsx';
import { amounts, refusals } from '../labels.ts';
import { type Now, type PlannedDose, stateOf } from '../model/doses.ts';
import styles from './DoseRow.module.css';
import { DoseStatus } from './DoseStatus.tsx';

type Answer = MedicationFinishInput['status'];

/**
 * A dose; the person can answer those of today. The answer shows at once, moves nothing, and puts no button under the finger: a
 * double tap neither answers the next dose nor undoes the answer.
 */
export function DoseRow({ dose, day, now }: { dose: PlannedDose; day: Day; now: Now }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const finish = useSilentMutation(mutations.medication.finish);
  const { reminder, time } = dose;
  const { medicineName } = reminder;

  const sent = finish.isPending ? finish.variables.status : undefined;
  const shown = sent === undefined ? dose : { ...dose, status: sent, handledAt: null };
  const state = stateOf(shown, day, now);
  const answer = (status: Answer) => {
    finish.run({ reminderId: reminder.reminderId, date: day, time, status });
    // The focused button disappears; the next one must not receive the same key press.
    row.current?.focus({ preventScroll: true });
  };

  return (
    <li ref={row} className={styles.dose} tabIndex={-1} aria-labelledby={id}>
      <p className={state === 'overdue' ? `${styles.time} ${styles.overdue}` : styles.time}>{time}</p>
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.text}>
            <h3 id={id} className={styles.name}>
              {medicineName}
            </h3>
            <p>{i18n._(amounts[reminder.doseUnit](reminder.dose))}</p>
            {reminder.remark && <p className={styles.remark}>{reminder.remark}</p>}
          </div>
          {day !== now.day || shown.status === 'pending' ? (
            <DoseStatus state={state} />
          ) : (
            <button
              type="button"
              className={styles.undo}
              aria-label={t`Undo ${medicineName}, ${time}`}
              aria-disabled={finish.isPending || undefined}
              onClick={() => answer('pending')}
            >
              <Undo2 aria-hidden="true" size="1.6rem" />
              <Trans>Undo</Trans>
            </button>
          )}
        </div>
        {day === now.day &&
          (shown.status === 'pending' ? (
            <div className={styles.actions}>
              <Button
                busy={finish.isPending}
                aria-label={t`Take ${medicineName}, ${time}`}
                onClick={() => answer('taken')}
              >
                {!finish.isPending && <Check aria-hidden="true" size="1.8rem" strokeWidth={2.4} />}
                <Trans>Take</Trans>
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Skip ${medicineName}, ${time}`}
                aria-disabled={finish.isPending || undefined}
                onClick={() => answer('skipped')}
              >
                <Trans>Skip</Trans>
              </Button>
            </div>
          ) : (
            <p className={`${styles.answer} ${styles[shown.status] ?? ''}`}>
              <DoseStatus state={state}>{shown.handledAt && <Answered {...shown} />}</DoseStatus>
            </p>
          ))}
        <InlineError error={finish.error} texts={refusals} />
      </div>
    </li>
  );
}

function Answered({ status, handledAt }: Pick<PlannedDose, 'status' | 'handledAt'>) {
  const { i18n } = useI18n();
  const time = handledAt ? formatDate(i18n.locale, handledAt, 'time') : '';
  return status === 'taken' ? <Trans>Taken at {time}</Trans> : <Trans>Skipped at {time}</Trans>;
}
