import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { Field } from './Field.tsx';
import styles from './NumberField.module.css';
import { type Range, readNumber } from './number.ts';
import { useErrorAfterBlur } from './useErrorAfterBlur.ts';

/** Pause after which the input counts as finished, ms. */
const typingPause = 1200;

interface Props {
  label: ReactNode;
  unit?: string;
  /** The typed text; `readNumber` parses it. */
  value: string;
  onChange: (text: string) => void;
  range: Range;
  /** Number of decimals to round to; 0 requires a whole number. @default 0 */
  decimals?: number;
  hint?: ReactNode;
  required?: boolean;
  /** Replaces the field's own error. */
  error?: ReactNode;
  /** Adds buttons that change the value by a step; an empty field starts at `start`. */
  steps?: { by: number; start: number };
}

/**
 * A number field. It reports an invalid value after the person has left the field or paused typing, or at once if further
 * typing cannot make it valid. For a number with more decimals, it shows the rounded value.
 */
export function NumberField({
  label,
  unit: code = '',
  value,
  onChange,
  range,
  decimals = 0,
  hint,
  required,
  error,
  steps,
}: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const unit = code && unitText(i18n, code);
  const missing = value.trim() === '';
  const wrong = missing ? Boolean(required) : readNumber(value, range, decimals) === undefined;
  const [left, handlers] = useErrorAfterBlur(wrong);
  const paused = useDebounced(value, typingPause) === value && wrong && !missing;
  const tooMuch = readNumber(value, [range[1], Number.MAX_VALUE]) !== undefined;
  const [min, max] = range.map((limit) => format.number(limit, { atMost: 3 })) as [string, string];
  const ask = () => {
    if (missing || readNumber(value, range) === undefined) {
      return unit ? t`Enter ${min} to ${max} ${unit}` : t`Enter ${min} to ${max}`;
    }
    return t`Enter a whole number`;
  };
  const exact = readNumber(value, range);
  const taken = readNumber(value, range, decimals);
  const rounded = taken !== undefined && taken !== exact ? format.number(taken, { decimals }) : undefined;
  return (
    <Field
      label={label}
      unit={unit}
      hint={rounded ? t`Counts as ${rounded} ${unit}` : hint}
      error={error || (left || paused || (wrong && tooMuch) ? ask() : undefined)}
      // Some number keyboards have no minus.
      inputMode={range[0] < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...handlers}
      trailing={steps && <Steps {...{ value, onChange, range, decimals }} {...steps} />}
    />
  );
}

type StepsProps = Pick<Props, 'value' | 'onChange' | 'range' | 'decimals'> & { by: number; start: number };

/** For touch only: a keyboard types the number, and two more tab stops per field would be in the way. */
function Steps({ value, onChange, range, decimals, by, start }: StepsProps) {
  const press = (direction: 1 | -1) => {
    const typed = readNumber(value, [-Number.MAX_VALUE, Number.MAX_VALUE]);
    const next = typed === undefined ? start : typed + direction * by;
    onChange(String(Number(Math.min(range[1], Math.max(range[0], next)).toFixed(decimals))));
  };
  return (
    <span className={styles.steps} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => press(-1)}>
        <Minus size="1.8rem" />
      </button>
      <button type="button" tabIndex={-1} onClick={() => press(1)}>
        <Plus size="1.8rem" />
      </button>
    </span>
  );
}
