import type { MedicationReminder } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import { HealthKindIcon } from '#domains/health/components/HealthKindIcon.tsx';
import { amountOf, takeName, takeText } from '#domains/health/model/dose-text.ts';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { isEarly, minutesUntil } from '#domains/medication/model/due.ts';
import type { PlannedDose, takingOf } from '#domains/medication/model/taking.ts';
import { doseSlot, withAnswers } from '#domains/plan/model/unsent-answers.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { durationParts } from '#lib/time/durations.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { mutations } from '#platform/client.ts';
import { vibrate } from '#platform/device/vibrate.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { RefusedEntries } from '#platform/outbox/RefusedEntries.tsx';
import { useWaiting } from '#platform/outbox/store.ts';
import { UnsentNote } from '#platform/outbox/UnsentNote.tsx';
import { useOutboxCommand } from '#platform/outbox/useOutboxCommand.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { doseRefusals, durationTexts } from '../labels.ts';
import { countDoses, openDoses } from '../model/doses.ts';
import styles from './DoseCard.module.css';

/**
 * Loads the rule of late and close doses, whose dictionary of medicines is no part of the first screen. If it does not load,
 * the server alone judges the dose.
 */
const loadRule = (): Promise<typeof takingOf | undefined> =>
  import('#domains/medication/model/taking.ts').then(
    (rule) => rule.takingOf,
    () => undefined,
  );

/** Shows the next dose of today, with *Take* and *Undo*. */
export function DoseCard() {
  const now = useNow();
  const today = dayAt(now);
  const waiting = useWaiting('medication.finish');
  const query = useQuery(useFirstQuery('medication.list', today));
  return (
    <HomeCard
      icon={<HealthKindIcon kind="medication" size="1.8rem" />}
      title={<Trans>Next dose</Trans>}
      href={pathTo('/medicine-remind')}
    >
      <RefusedEntries operation="medication.finish" texts={doseRefusals} />
      <QueryView
        query={query}
        skeleton={<Skeleton rows={1} height="14.5rem" />}
        isEmpty={(reminders) => reminders.length === 0}
        empty={
          <CardEmpty
            action={
              <ButtonLink variant="quiet" href={pathTo('/medicine-remind/add')}>
                <Trans>Add reminder</Trans>
              </ButtonLink>
            }
          >
            <Trans>No reminders yet. Add what you take and when.</Trans>
          </CardEmpty>
        }
      >
        {(list) => <Doses key={today} day={today} time={timeAt(now)} reminders={withAnswers(list, today, waiting)} />}
      </QueryView>
    </HomeCard>
  );
}

interface DosesProps {
  day: string;
  /** The current time, `HH:mm`. */
  time: string;
  reminders: readonly MedicationReminder[];
}

/** Keeps a taken dose visible with *Undo*, so that the next dose does not move under the finger. */
function Doses({ day, time, reminders }: DosesProps) {
  const format = useFormat();
  const open = openDoses(reminders);
  const { planned, taken } = countDoses(reminders);
  const [handled, setHandled] = useState<PlannedDose>();
  const dose = handled ?? open[0];
  const slot = dose && doseSlot(dose.reminder.reminderId, day, dose.time);
  const finish = useOutboxCommand('medication.finish', mutations.medication.finish, {
    placeOf: ({ reminderId, time }) => ({
      slot: doseSlot(reminderId, day, time),
      name: `${dose?.reminder.medicineName} ${format.time(time)}`,
    }),
    isOwn: (entry) => entry.slot === slot,
  });
  const { waiting, refused, row, refocus, takeBack } = finish;
  const [rule, setRule] = useState<typeof takingOf>();
  const isAsking = dose !== undefined;
  useEffect(() => {
    if (isAsking) void loadRule().then((loaded) => setRule(() => loaded));
  }, [isAsking]);
  useEffect(() => {
    if (refused) setHandled(undefined);
  }, [refused]);
  if (!dose) {
    return (
      <CardEmpty>
        {planned === 0 ? (
          <Trans>Nothing is planned for today.</Trans>
        ) : taken === planned ? (
          <Trans>All doses of today are taken.</Trans>
        ) : Number.isNaN(taken) ? (
          <Trans>It is not known which doses of today are taken.</Trans>
        ) : (
          <Trans>Every dose of today has an answer.</Trans>
        )}
      </CardEmpty>
    );
  }
  const answer = (status: 'taken' | 'pending') => {
    if (status === 'taken') vibrate();
    setHandled(status === 'taken' ? dose : undefined);
    finish.run(
      { reminderId: dose.reminder.reminderId, date: day, time: dose.time, status },
      { onError: () => setHandled(status === 'taken' ? undefined : dose) },
    );
    refocus();
  };
  const doubtsBy = (judge: typeof takingOf | undefined) =>
    judge?.(dose, day, toLocalDateTime(day, time), reminders).doubts ?? [];
  const doubts = doubtsBy(rule);
  const take = async () => {
    // A press may come before the rule.
    if (doubtsBy(rule ?? (await loadRule())).length === 0) answer('taken');
  };
  const clock = format.time(dose.time);
  const others = open.filter((it) => it.time !== dose.time || it.reminder.reminderId !== dose.reminder.reminderId);
  return (
    <div ref={row} className={styles.dose} tabIndex={-1}>
      <div className={styles.head}>
        <KeyFigure>{handled ? clock : fact('dose.next', clock, dose.reminder.reminderId)}</KeyFigure>
        <span className={dose.time <= time ? styles.overdue : styles.when}>
          <WhenDue at={dose.time} now={time} />
        </span>
      </div>
      <Medicine dose={dose} />
      {handled && waiting ? (
        <WaitingRow
          dose={dose}
          onTakeBack={() => {
            takeBack();
            setHandled(undefined);
          }}
        />
      ) : handled ? (
        <TakenRow dose={dose} busy={finish.isPending} onUndo={() => answer('pending')} />
      ) : doubts.length > 0 ? (
        <ButtonLink variant="quiet" href={pathTo('/medicine-remind')}>
          {doubts.includes('lateDose') ? (
            <Trans>This dose is late: see what to do</Trans>
          ) : (
            <Trans>Close to another dose: see what to do</Trans>
          )}
        </ButtonLink>
      ) : (
        <TakeButton dose={dose} early={isEarly(dose.time, time)} busy={finish.isPending} onTake={() => void take()} />
      )}
      <InlineError error={finish.error} texts={doseRefusals} />
      <p className={styles.next}>{others[0] && <Then dose={others[0]} more={others.length - 1} />}</p>
    </div>
  );
}

function Medicine({ dose: { reminder } }: { dose: PlannedDose }) {
  const { i18n } = useLingui();
  return (
    <p>
      <ServerText as="bdi" className={typography.strong} text={reminder.medicineName} />{' '}
      <span className={styles.amount}>{i18n._(amountOf(reminder.dose, reminder.doseUnit))}</span>
    </p>
  );
}

interface AnswerProps {
  dose: PlannedDose;
  busy: boolean;
}

/** It is quiet until the dose is due, so that nobody takes a dose hours early because a button asks for it. */
function TakeButton({ dose, early, busy, onTake }: AnswerProps & { early: boolean; onTake: () => void }) {
  const { i18n } = useLingui();
  const { reminder } = dose;
  const { medicineName, doseUnit: unit } = reminder;
  const time = useFormat().time(dose.time);
  return (
    <Button
      variant={early ? 'quiet' : 'main'}
      fullWidth
      busy={busy}
      aria-label={i18n._(takeName({ unit, early }, { medicineName, time }))}
      onClick={onTake}
    >
      {!busy && <Check aria-hidden="true" size="1.8rem" strokeWidth={2.4} />}
      {i18n._(takeText({ unit, early }))}
    </Button>
  );
}

function WaitingRow({ dose, onTakeBack }: { dose: PlannedDose; onTakeBack: () => void }) {
  const { t } = useLingui();
  const { medicineName } = dose.reminder;
  const time = useFormat().time(dose.time);
  return (
    <UnsentNote label={t`Undo: ${medicineName}, ${time}`} onTakeBack={onTakeBack}>
      <Trans>Taken</Trans>
    </UnsentNote>
  );
}

function TakenRow({ dose, busy, onUndo }: AnswerProps & { onUndo: () => void }) {
  const { t } = useLingui();
  const time = useFormat().time(dose.time);
  const { medicineName } = dose.reminder;
  return (
    <div className={styles.taken}>
      <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 12.5 4.5 4.5L19 7.5" pathLength="1" />
      </svg>
      <span role="status" className={styles.word}>
        <Trans>Taken</Trans>
      </span>
      <UnstyledButton
        className={styles.undo}
        aria-label={t`Undo ${medicineName}, ${time}`}
        disabled={busy}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" size="1.6rem" />
        <Trans>Undo</Trans>
      </UnstyledButton>
    </div>
  );
}

function Then({ dose, more }: { dose: PlannedDose; more: number }) {
  const { reminder } = dose;
  const time = useFormat().time(dose.time);
  return (
    <>
      <Trans>
        Then {time}: <IsolatedName name={reminder.medicineName} />
      </Trans>
      {more > 0 && ` +${more}`}
    </>
  );
}

/** Shows the time until a time of today, or since it. */
function WhenDue({ at, now }: { at: string; now: string }) {
  const { i18n } = useLingui();
  const minutes = minutesUntil(at, now);
  const parts = durationParts(Math.abs(minutes) * 60_000);
  if (parts.length === 0) return <Trans>now</Trans>;
  const duration = parts.map(({ unit, count }) => i18n._(durationTexts[unit](count))).join(' ');
  return minutes > 0 ? <Trans>in {duration}</Trans> : <Trans>{duration} late</Trans>;
}
