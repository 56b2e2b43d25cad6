import { isHealthError, type MedicationFinishInput, type MedicationReminder } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useState } from 'react';
import { amountOf, takeName, takeText } from '#domains/health/model/dose-text.ts';
import { refusals } from '#domains/medication/labels.ts';
import { isEarly } from '#domains/medication/model/due.ts';
import { doseStatuses, type Slot } from '#domains/medication/model/schedule.ts';
import { type PlannedDose, takingOf } from '#domains/medication/model/taking.ts';
import { doseSlot } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { knownOf } from '#lib/open-value.ts';
import { type Day, dayOf } from '#lib/time/days.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { mutations } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { useOutboxCommand } from '#platform/outbox/useOutboxCommand.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { Button } from '#ui/Button.tsx';
import { rowWithMenu } from '#ui/overlay/row-actions.ts';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import { canAnswer, isAnswered, stateOf } from '../model/doses.ts';
import styles from './DoseRow.module.css';
import { DoseStatus } from './DoseStatus.tsx';
import { DoubtedDoseDialog } from './DoubtedDoseDialog.tsx';
import { LateDoseQuestion } from './LateDoseQuestion.tsx';
import { LogDoseSheet } from './LogDoseSheet.tsx';

type Answer = MedicationFinishInput['status'];

interface Props {
  dose: PlannedDose;
  /** The list of the day, which shows the other doses of the medicine. */
  reminders: MedicationReminder[];
  day: Day;
  now: Slot;
}

/**
 * A dose of today or of the last seven days can be answered; for past days, a sheet asks for the real time. The answer
 * shows at once and moves nothing under the finger, so that a double tap neither answers the next dose nor undoes the
 * answer. A dose that was answered before takes one line.
 */
export function DoseRow({ dose, reminders, day, now }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [logging, setLogging] = useState(false);
  const [asking, setAsking] = useState(false);
  // Keeps its reasons while the dialog closes.
  const [doubted, setDoubted] = useState<{ input: MedicationFinishInput; doubts: readonly string[]; open: boolean }>();
  const format = useFormat();
  const { reminder } = dose;
  const time = format.time(dose.time);
  const { medicineName } = reminder;
  const slot = doseSlot(reminder.reminderId, day, dose.time);
  const finish = useOutboxCommand('medication.finish', mutations.medication.finish, {
    placeOf: () => ({ slot, name: `${medicineName} ${time}` }),
    isOwn: (entry) => entry.slot === slot,
  });
  const { waiting, row, refocus, takeBack } = finish;

  const sent = finish.isPending ? finish.variables.status : undefined;
  const shown = sent === undefined ? dose : { ...dose, status: sent, handledAt: null };
  const state = stateOf(shown, day, now);
  const answered = isAnswered(shown);
  // A dose without a known status may be taken already, so nothing asks for it.
  const answerable = canAnswer(day, now.day) && knownOf(doseStatuses, dose.status) !== undefined;
  const taking = { unit: reminder.doseUnit, early: day === now.day && isEarly(dose.time, now.time) };
  // A dose that the person answers now keeps its layout, so that a second tap meets no other action.
  const [answeredBefore, setAnsweredBefore] = useState(answered);
  if (answeredBefore && !answered) setAnsweredBefore(false);
  const inOneLine = answeredBefore && answerable && !waiting;
  const send = (input: MedicationFinishInput) => {
    if (input.status === 'taken') vibrate();
    finish.run(input, {
      onSuccess: () => setLogging(false),
      onError: (failure) => {
        const isDoubted = isHealthError(failure, 'business') && failure.code === 'DOSE_DOUBTED';
        if (isDoubted && !input.confirmed) setDoubted({ input, doubts: failure.reasons ?? [], open: true });
      },
    });
  };
  const answer = (status: Answer) => {
    send({ reminderId: reminder.reminderId, date: day, time: dose.time, status });
    refocus();
  };
  const takenNow = takingOf(dose, day, toLocalDateTime(now.day, now.time), reminders);
  const next = day === now.day && takenNow.doubts.includes('lateDose') ? takenNow.next : undefined;
  const log = (handledAt: string) => {
    const input = { reminderId: reminder.reminderId, date: day, time: dose.time, status: 'taken', handledAt } as const;
    const { doubts } = takingOf(dose, day, handledAt, reminders);
    if (doubts.length > 0) setDoubted({ input, doubts, open: true });
    else send(input);
  };
  const take = () => {
    const { doubts } = takenNow;
    const input = { reminderId: reminder.reminderId, date: day, time: dose.time, status: 'taken' } as const;
    if (day !== now.day) openLog();
    else if (next) setAsking(true);
    else if (doubts.length > 0) setDoubted({ input, doubts, open: true });
    else answer('taken');
  };
  const openLog = () => {
    finish.reset();
    setLogging(true);
  };

  const undo = (
    <TextButton
      className={inOneLine ? styles.action : styles.undo}
      aria-label={t`Undo ${medicineName}, ${time}`}
      disabled={finish.isPending}
      onClick={() => answer('pending')}
    >
      <Undo2 aria-hidden="true" size="1.6rem" />
      <Trans>Undo</Trans>
    </TextButton>
  );

  return (
    <li
      ref={row}
      {...rowWithMenu}
      className={inOneLine ? `${styles.dose} ${styles.inOneLine}` : styles.dose}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <p className={state === 'overdue' ? `${styles.time} ${styles.overdue}` : styles.time}>{time}</p>
      <div className={styles.medicine}>
        <h3 id={id} className={typography.strongBody}>
          <ServerText as="bdi" text={medicineName} />
        </h3>
        <div className={styles.amount}>
          <p>{i18n._(amountOf(reminder.dose, reminder.doseUnit))}</p>
          {/* Every dose of the group is upcoming unless it says something else. */}
          {!answered || waiting || !answerable
            ? state !== 'upcoming' && <DoseStatus state={state} />
            : !inOneLine && undo}
        </div>
        {reminder.remark && !inOneLine && (
          <p className={typography.note}>
            <ServerText as="bdi" text={reminder.remark} />
          </p>
        )}
      </div>
      <div className={styles.below}>
        {answerable &&
          (!answered ? (
            <div className={styles.actions}>
              <Button
                variant={taking.early ? 'quiet' : 'main'}
                busy={finish.isPending}
                aria-label={
                  day === now.day
                    ? i18n._(takeName(taking, { medicineName, time }))
                    : t`I took it: ${medicineName}, ${time}`
                }
                aria-haspopup={day === now.day && !next ? undefined : 'dialog'}
                onClick={take}
              >
                {!finish.isPending && <Check aria-hidden="true" size="1.8rem" strokeWidth={2.4} />}
                {day === now.day ? i18n._(takeText(taking)) : <Trans>I took it</Trans>}
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Skip ${medicineName}, ${time}`}
                disabled={finish.isPending}
                onClick={() => answer('skipped')}
              >
                <Trans>Skip</Trans>
              </Button>
              {state === 'overdue' && (
                <TextButton className={styles.earlier} aria-haspopup="dialog" onClick={openLog}>
                  <Trans>I took it earlier</Trans>
                </TextButton>
              )}
            </div>
          ) : (
            <div className={`${styles.answer} ${shown.status === 'taken' ? styles.taken : ''}`}>
              <DoseStatus state={state}>{shown.handledAt && <Answered {...shown} day={day} />}</DoseStatus>
              {shown.status === 'taken' && (
                <TextButton
                  className={styles.action}
                  aria-label={t`Edit the time of ${medicineName}, ${time}`}
                  aria-haspopup="dialog"
                  onClick={openLog}
                >
                  <Trans>Edit</Trans>
                </TextButton>
              )}
              {inOneLine && undo}
            </div>
          ))}
        {waiting && <UnsentNote label={t`Undo: ${medicineName}, ${time}`} onTakeBack={takeBack} />}
        {!logging && !doubted?.open && <InlineError error={finish.error} texts={refusals} />}
      </div>
      {next && (
        <LateDoseQuestion
          open={asking && !answered}
          dose={dose}
          next={next}
          onSkip={() => {
            setAsking(false);
            answer('skipped');
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <LogDoseSheet
        open={logging}
        onClose={() => setLogging(false)}
        dose={dose}
        day={day}
        now={now}
        busy={finish.isPending}
        error={finish.error}
        onTaken={log}
      />
      {doubted && (
        <DoubtedDoseDialog
          open={doubted.open}
          dose={dose}
          doubts={doubted.doubts}
          onConfirm={() => {
            setDoubted({ ...doubted, open: false });
            send({ ...doubted.input, confirmed: true });
          }}
          onClose={() => setDoubted({ ...doubted, open: false })}
        />
      )}
    </li>
  );
}

/** Shows the answer with its time, and with its day if it differs from the day of the dose. */
function Answered({ status, handledAt, day }: Pick<PlannedDose, 'status' | 'handledAt'> & { day: Day }) {
  const format = useFormat();
  const style = handledAt && dayOf(handledAt) !== day ? 'moment' : 'time';
  const time = handledAt ? format.date(handledAt, style) : '';
  return status === 'taken' ? <Trans>Taken at {time}</Trans> : <Trans>Skipped at {time}</Trans>;
}
