import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '#domains/health/model/dose-text.ts';
import { DoubtReasons } from '#domains/medication/components/DoubtReasons.tsx';
import type { PlannedDose } from '#domains/medication/model/taking.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import layout from '#ui/Layout.module.css';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

interface Props {
  open: boolean;
  dose: PlannedDose;
  /** Codes of the reasons. */
  doubts: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a dose is logged at an unlikely time. */
export function DoubtedDoseDialog({ open, dose, doubts, onConfirm, onClose }: Props) {
  const { i18n } = useLingui();
  const { reminder } = dose;
  const time = useFormat().time(dose.time);
  const { medicineName, doseUnit } = reminder;
  const amount = i18n._(amountOf(reminder.dose, doseUnit));
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Did you take this dose as well?</Trans>}
      confirm={<Trans>I took it, save</Trans>}
      variant="doubted"
      keep={<Trans>Do not log it</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={layout.stack2}>
        <p>
          <ServerText as="bdi" text={medicineName} />
          <br />
          <strong>
            <Trans>
              {amount}, planned for {time}
            </Trans>
          </strong>
        </p>
        <DoubtReasons doubts={doubts} />
      </div>
    </ConfirmDialog>
  );
}
