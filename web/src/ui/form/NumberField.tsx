import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Field } from './Field.tsx';
import { type Range, readNumber } from './number.ts';
import { useLeft } from './useLeft.ts';

interface Props {
  label: ReactNode;
  unit?: string;
  /** The typed text; `readNumber` parses it. */
  value: string;
  onChange: (text: string) => void;
  range: Range;
  /** Maximum number of decimals. @default 0 */
  decimals?: number;
  hint?: ReactNode;
  required?: boolean;
  /** Replaces the field's own error. */
  error?: ReactNode;
}

/**
 * A number. After the person has left the field, it reports an invalid value; it reports at once if further typing cannot make
 * it valid.
 */
export function NumberField({ label, unit = '', value, onChange, range, decimals = 0, hint, required, error }: Props) {
  const { t, i18n } = useLingui();
  const missing = value.trim() === '';
  const wrong = missing ? Boolean(required) : readNumber(value, range, decimals) === undefined;
  const [left, handlers] = useLeft(wrong);
  const tooMuch = readNumber(value, [range[1], Number.MAX_VALUE]) !== undefined;
  const [min, max] = range.map((limit) => formatNumber(i18n.locale, limit, { atMost: 3 })) as [string, string];
  const ask = () => {
    if (missing || readNumber(value, range) === undefined) {
      return unit ? t`Enter ${min} to ${max} ${unit}` : t`Enter ${min} to ${max}`;
    }
    if (decimals === 0) return t`Enter a whole number`;
    return <Plural value={decimals} one="Enter no more than # decimal" other="Enter no more than # decimals" />;
  };
  return (
    <Field
      label={label}
      unit={unit}
      hint={hint}
      error={error || (left || (wrong && tooMuch) ? ask() : undefined)}
      // Some number keyboards have no minus.
      inputMode={range[0] < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...handlers}
    />
  );
}
