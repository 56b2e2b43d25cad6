import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { Field } from './Field.tsx';
import { pressTime } from './useErrorAfterBlur.ts';

interface Props {
  label: ReactNode;
  /** `YYYY-MM-DD`, or `''` while it is incomplete. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  /** Replaces the field's own error. */
  error?: ReactNode;
  hint?: ReactNode;
}

/**
 * A date field with the browser's control, which uses the browser's language. Until the person edits it, the day is in the
 * app's language.
 */
export function DateField({ label, value, onChange, min, max, error, hint }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const [left, setLeft] = useState<'complete' | 'incomplete'>();
  const text = (day: string) => format.date(day, 'long');
  const problem = () => {
    if (!left) return undefined;
    if (!value) return left === 'incomplete' ? t`Enter day, month and year` : undefined;
    const [first, last] = [min && text(min), max && text(max)];
    if ((min && value < min) || (max && value > max)) {
      if (!last) return t`Choose ${first} or a later day`;
      return first ? t`Choose a day from ${first} to ${last}` : t`Choose ${last} or an earlier day`;
    }
    return undefined;
  };
  return (
    <Field
      label={label}
      reading={value && text(value)}
      error={error || problem()}
      hint={hint}
      type="date"
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={({ target }) => setTimeout(setLeft, pressTime, target.validity.badInput ? 'incomplete' : 'complete')}
    />
  );
}
