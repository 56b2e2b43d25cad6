import { isMainlandPhone } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { useErrorAfterBlur } from '#ui/form/useErrorAfterBlur.ts';
import { phoneDigits } from './phone.ts';

interface Props {
  label?: ReactNode;
  /** Digits of the number. */
  value: string;
  onChange: (digits: string) => void;
  /** Replaces the field's own error. */
  error?: ReactNode;
  /** `off` for the number of somebody else. @default "tel-national" */
  autoComplete?: 'off';
  /** Whether it takes the focus when the dialog around it opens. @default false */
  startsFocused?: boolean;
}

/** A mobile number of mainland China. */
export function PhoneField({ label, value, onChange, error, autoComplete, startsFocused = false }: Props) {
  const { t } = useLingui();
  const wrong = value !== '' && !isMainlandPhone(value);
  const [left, handlers] = useErrorAfterBlur(wrong);
  const complete = value.length === 11;
  return (
    <Field
      label={label ?? t`Phone number`}
      error={error || (left || (wrong && complete) ? t`Enter the 11 digits of a mobile number` : undefined)}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete ?? 'tel-national'}
      value={value}
      onChange={(event) => onChange(phoneDigits(event.target.value))}
      data-start={startsFocused ? 'field' : undefined}
      {...handlers}
    />
  );
}
