import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { spokenUnit, unitText } from '#ui/units/unit-text.ts';
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
  /** A control on the line of the label. */
  besideLabel?: ReactNode;
  required?: boolean;
  /** Replaces the field's own error. */
  error?: ReactNode;
  /** Adds buttons that change the value by a step; an empty field starts at `start`. */
  steps?: { by: number; start: number };
  /** Takes the focus when the dialog around it opens. Its value is then selected, so that typing replaces it. */
  startsFocused?: boolean;
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
  besideLabel,
  required,
  error,
  steps,
  startsFocused = false,
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
  const id = useId();
  const stepBy = (direction: 1 | -1) => {
    if (!steps) return;
    const typed = readNumber(value, [-Number.MAX_VALUE, Number.MAX_VALUE]);
    const next = typed === undefined ? steps.start : typed + direction * steps.by;
    onChange(String(Number(Math.min(range[1], Math.max(range[0], next)).toFixed(decimals))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(direction);
  };
  const words = spokenUnit(i18n, code);
  return (
    <Field
      id={id}
      label={label}
      besideLabel={besideLabel}
      unit={unit}
      unitWords={words}
      hint={rounded ? t`Counts as ${rounded} ${unit}` : hint}
      error={error || (left || paused || (wrong && tooMuch) ? ask() : undefined)}
      // Some number keyboards have no minus.
      inputMode={range[0] < 0 ? 'text' : decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      required={required}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={handlers.onBlur}
      onFocus={({ target }) => {
        handlers.onFocus();
        if (startsFocused) target.select();
      }}
      data-start={startsFocused ? 'field' : undefined}
      onKeyDown={steps && onKeyDown}
      trailing={
        steps && (
          <Steps
            fieldId={id}
            value={exact === undefined ? '' : `${format.number(exact, { atMost: 3 })} ${words}`}
            onPress={stepBy}
          />
        )
      }
    />
  );
}

/** Buttons for a finger. They are no tab stops, because a keyboard has the arrow keys in the field. */
function Steps({ fieldId, value, onPress }: { fieldId: string; value: string; onPress: (direction: 1 | -1) => void }) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(false);
  const button = (label: string, direction: 1 | -1, Icon: typeof Plus) => {
    const id = `${fieldId}-step${direction}`;
    return (
      <button
        id={id}
        type="button"
        tabIndex={-1}
        aria-label={label}
        aria-labelledby={`${id} ${fieldId}-label`}
        onClick={() => {
          setPressed(true);
          onPress(direction);
        }}
        onBlur={() => setPressed(false)}
      >
        <Icon aria-hidden="true" size="1.8rem" />
      </button>
    );
  };
  return (
    <span className={styles.steps}>
      {button(t({ message: 'Decrease', context: 'step' }), -1, Minus)}
      {button(t({ message: 'Increase', context: 'step' }), 1, Plus)}
      <span role="status" className="visually-hidden">
        {pressed && value}
      </span>
    </span>
  );
}
