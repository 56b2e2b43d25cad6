import type { RefundReason } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useUploadOffered } from '#platform/upload/useUploadOffered.ts';
import { PickerField } from '#ui/form/PickerField.tsx';

interface Props {
  reasons: RefundReason[];
  value: string;
  onChange: (reasonId: string) => void;
  error?: ReactNode;
}

/** Chooses the reason. Reasons that need a picture say so, and are disabled if no pictures can be sent. */
export function ReasonStep({ reasons, value, onChange, error }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const canUpload = useUploadOffered();
  if (reasons.length === 0)
    return (
      <p>
        <Trans>The shop offers no reasons right now, so a refund cannot be requested here.</Trans>
      </p>
    );
  return (
    <PickerField
      label={t`Reason`}
      value={value}
      onChange={onChange}
      options={reasons.map(({ reasonId, name, nameEn, needsPictures }) => ({
        value: reasonId,
        label: format.text(name, nameEn),
        detail:
          needsPictures &&
          (canUpload ? <Trans>Needs a picture</Trans> : <Trans>Needs a picture, which the app can send</Trans>),
        disabled: needsPictures && !canUpload,
      }))}
      error={error}
    />
  );
}
