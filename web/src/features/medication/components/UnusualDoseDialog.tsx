import type { MedicationReminderInput } from '@health-app/sdk';
import type { DoseDoubt } from '@health-app/sdk/safety';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { amountOf, doubtTexts, refusals } from '../labels.ts';

/** A schedule that is saved only after a confirmation. */
export interface DoubtedSchedule {
  input: MedicationReminderInput;
  /** Empty if only the server has a doubt. */
  doubts: DoseDoubt[];
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
  const reasons = schedule.doubts.map((doubt) => doubtTexts[doubt]);
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Is this dose right?</Trans>}
      confirm={<Trans>It is right, save</Trans>}
      keep={<Trans>Change it</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
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
      {(reasons.length > 0 ? reasons : [refusals.DOSE_DOUBTED]).map((reason) => (
        <p key={reason.id}>{i18n._(reason)}</p>
      ))}
    </ConfirmDialog>
  );
}
