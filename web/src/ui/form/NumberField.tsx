import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Field } from './Field.tsx';
import { type Range, readNumber } from './number.ts';
import { useLeft } from './useLeft.ts';

interface Props {
  label: ReactNode;
  unit?: string;
  /** As it was typed; `readNumber` reads it. */
  value: string;
  onChange: (text: string) => void;
  range: Range;
  /** How many there may be; default: none. */
  decimals?: number;
  hint?: ReactNode;
  required?: boolean;
  /** In place of what the field says itself. */
  error?: ReactNode;
}

/** A number. It says itself what it takes, once it has been left, or at once where more typing cannot make it right. */
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
      // Some keyboards for numbers have no minus.
      inputMode={range[0] < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...handlers}
    />
  );
}
