import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { spokenUnit, unitText } from '#ui/units/unit-text.ts';
import styles from './Stepper.module.css';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** What a press adds or takes away. @default 1 */
  step?: number;
  unit?: string;
}

/**
 * A number with buttons for small steps; the arrow keys work on the value. Use it for a small quantity that people
 * adjust. Take `NumberField` for a value that they type.
 */
export function Stepper({ label, value, onChange, min, max, step = 1, unit }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const id = useId();
  const [pressed, setPressed] = useState(false);
  const figure = format.number(value, { atMost: 3 });
  const text = unit ? `${figure} ${spokenUnit(i18n, unit)}` : figure;
  const set = (wanted: number) => {
    // Rounds binary fractions, such as 0.1 + 0.2.
    const next = Math.min(max, Math.max(min, Number(wanted.toFixed(6))));
    if (next !== value) onChange(next);
  };
  const press = (wanted: number) => {
    setPressed(true);
    set(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: value + step,
      ArrowRight: value + step,
      ArrowDown: value - step,
      ArrowLeft: value - step,
      Home: min,
      End: max,
    };
    const target = targets[event.key];
    // Alt with an arrow key is the browser's *Back* or *Forward*.
    if (target === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    set(target);
  };
  return (
    <div className={styles.stepper}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.control}>
        <IconButton
          label={t`Less: ${label}`}
          icon={<Minus aria-hidden="true" size="2rem" />}
          disabled={value <= min}
          onClick={() => press(value - step)}
        />
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={text}
          className={styles.value}
          onFocus={() => setPressed(false)}
          onKeyDown={onKeyDown}
        >
          {figure} {unit && <span className={styles.unit}>{unitText(i18n, unit)}</span>}
        </span>
        <IconButton
          label={t`More: ${label}`}
          icon={<Plus aria-hidden="true" size="2rem" />}
          disabled={value >= max}
          onClick={() => press(value + step)}
        />
      </div>
      {/* Screen readers announce a changed name of a focused button themselves. */}
      <span role="status" className="visually-hidden">
        {pressed && text}
      </span>
    </div>
  );
}
