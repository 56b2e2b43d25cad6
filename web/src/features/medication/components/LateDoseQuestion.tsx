import { Trans } from '@lingui/react/macro';
import type { Slot } from '#domains/medication/model/schedule.ts';
import type { PlannedDose } from '#domains/medication/model/taking.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

interface Props {
  open: boolean;
  dose: PlannedDose;
  /** The next dose of the same medicine. */
  next: Slot;
  onSkip: () => void;
  onClose: () => void;
}

/** Advises against a late dose shortly before the next one. */
export function LateDoseQuestion({ open, dose, next, onSkip, onClose }: Props) {
  const format = useFormat();
  const { reminder } = dose;
  const time = format.time(dose.time);
  const moment = format.date(`${next.day}T${next.time}`, 'moment');
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Do not take a double dose</Trans>}
      confirm={<Trans>Skip this dose</Trans>}
      variant="main"
      keep={<Trans>Not now</Trans>}
      onConfirm={onSkip}
      onClose={onClose}
    >
      <p>
        <ServerText as="bdi" text={reminder.medicineName} />
        <br />
        <Trans>
          This dose was planned for {time}. The next one is nearer: {moment}.
        </Trans>
      </p>
      <p>
        <Trans>
          Skip it, or ask a pharmacist. If you took it on time, or a pharmacist tells you to take it, log it with “I
          took it earlier”.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
