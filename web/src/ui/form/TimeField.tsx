import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Field } from './Field.tsx';
import { pressTime } from './useLeft.ts';

interface Props {
  label: ReactNode;
  /** `HH:mm`, or `''` while it is incomplete. */
  value: string;
  onChange: (value: string) => void;
  /** Replaces the field's own error. */
  error?: ReactNode;
  hint?: ReactNode;
}

/** A time of day, in the browser's own control. */
export function TimeField({ label, value, onChange, error, hint }: Props) {
  const { t } = useLingui();
  const [incomplete, setIncomplete] = useState(false);
  return (
    <Field
      label={label}
      error={error || (incomplete && !value ? t`Enter hour and minute` : undefined)}
      hint={hint}
      type="time"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={({ target }) => setTimeout(setIncomplete, pressTime, target.validity.badInput)}
    />
  );
}
