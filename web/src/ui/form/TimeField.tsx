import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Frame } from './Field.tsx';
import { TimeInput } from './TimeInput.tsx';
import { useErrorAfterBlur } from './useErrorAfterBlur.ts';

interface Props {
  label: string;
  /** `HH:mm`, or `''` while it is incomplete. */
  value: string;
  onChange: (value: string) => void;
  /** Replaces the field's own error. */
  error?: ReactNode;
  hint?: ReactNode;
}

/** A time of day, in 24 or 12 hours as on the device. */
export function TimeField({ label, value, onChange, error, hint }: Props) {
  const { t } = useLingui();
  const [left, handlers] = useErrorAfterBlur(value === '');
  return (
    <div {...handlers}>
      <Frame label={label} error={error || (left ? t`Enter hour and minute` : undefined)} hint={hint}>
        {(props) => <TimeInput {...props} title={label} value={value} onChange={onChange} />}
      </Frame>
    </div>
  );
}
