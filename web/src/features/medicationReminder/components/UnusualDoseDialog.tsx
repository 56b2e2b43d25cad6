import type { MedicationReminderInput } from '@health-app/sdk';
import { substancesOf } from '@health-app/sdk/safety';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { DoubtReasons } from '#domains/medication/components/DoubtReasons.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

/** A schedule that is saved only after a confirmation. */
export interface DoubtedSchedule {
  input: MedicationReminderInput;
  /** Codes of the reasons, of this app or of the server. */
  doubts: readonly string[];
}

interface Props {
  open: boolean;
  schedule: DoubtedSchedule;
  onConfirm: () => void;
  onClose: () => void;
}

/** Repeats an unusual dose in words, and asks for confirmation before it is saved. */
export function UnusualDoseDialog({ open, schedule, onConfirm, onClose }: Props) {
  const { i18n } = useLingui();
  const { medicineName, dose, doseUnit, times, repeatType, maxDosesPerDay = 0 } = schedule.input;
  const isAsNeeded = repeatType === 'asNeeded';
  const count = isAsNeeded ? maxDosesPerDay : times.length;
  const amount = i18n._(amountOf(dose, doseUnit));
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Is this dose right?</Trans>}
      confirm={<Trans>It is right, save</Trans>}
      keep={<Trans>Change it</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={layout.stack2}>
        <p>
          <ServerText as="bdi" text={medicineName} />
          <br />
          <strong>
            {isAsNeeded ? (
              <Plural
                value={count}
                one={`${amount}, at most once on a day`}
                other={`${amount}, at most # times on a day`}
              />
            ) : (
              <Plural value={count} one={`${amount}, once on a day`} other={`${amount}, # times on a day`} />
            )}
          </strong>
        </p>
        <DoubtReasons doubts={schedule.doubts} />
        <UsualAmounts {...schedule} />
      </div>
    </ConfirmDialog>
  );
}

/** The figures behind the doubts, with the publisher of each. */
function UsualAmounts({ input, doubts }: DoubtedSchedule) {
  const { i18n } = useLingui();
  const format = useFormat();
  return substancesOf(input.medicineName).flatMap(({ id, most, leastDays }) => {
    const amount = most && (most.mg < 1 ? amountOf(most.mg * 1_000, 'mcg') : amountOf(most.mg, 'mg'));
    const usual = amount && i18n._(amount);
    const source = most?.source;
    const span = most?.days ?? 1;
    const days = leastDays && format.number(leastDays.days);
    const from = leastDays?.source;
    return [
      doubts.includes('aboveMost') && most && (
        <p key={`${id} most`}>
          <Plural
            value={span}
            one={`Usual for adults: at most ${usual} a day (${source}).`}
            other={`Usual for adults: at most ${usual} in # days (${source}).`}
          />
        </p>
      ),
      doubts.includes('tooOften') && leastDays && (
        <p key={`${id} often`}>
          <Trans>
            Usual: once in {days} days ({from}).
          </Trans>
        </p>
      ),
    ];
  });
}
