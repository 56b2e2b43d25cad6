import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Chips.module.css';
import { FieldError } from './FieldError.tsx';

interface Option<Value> {
  value: Value;
  label: ReactNode;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
}

interface Common<Value> {
  label: ReactNode;
  /** Shows the label; otherwise only screen readers announce it. @default false */
  showLabel?: boolean;
  /** The problem and its solution. */
  error?: ReactNode;
  options: Option<Value>[];
  /** One line that scrolls sideways, as many lines as needed, two columns, or a grid of six narrow columns. */
  layout?: 'scroll' | 'wrap' | 'pairs' | 'grid';
}

/**
 * A single choice with all options visible. Use it for few, short options. Take `PickerField` for more or
 * longer ones, `Switch` for yes or no, and `Tabs` to change the content of a screen.
 */
export function Chips<Value extends string | number>({
  value,
  onChange,
  ...common
}: Common<Value> & { value: Value; onChange: (value: Value) => void }) {
  return <Group {...common} type="radio" checked={(option) => option === value} onPick={onChange} />;
}

/**
 * A multiple choice with all options visible. Take `Chips` for a single choice, and `TagField` for words that the
 * person types.
 */
export function MultiChips<Value extends string | number>({
  values,
  onChange,
  ...common
}: Common<Value> & { values: Value[]; onChange: (values: Value[]) => void }) {
  return (
    <Group
      {...common}
      type="checkbox"
      checked={(option) => values.includes(option)}
      onPick={(option) =>
        onChange(values.includes(option) ? values.filter((value) => value !== option) : [...values, option])
      }
    />
  );
}

function Group<Value extends string | number>({
  label,
  showLabel,
  error,
  options,
  layout = 'wrap',
  type,
  checked,
  onPick,
}: Common<Value> & { type: 'radio' | 'checkbox'; checked: (value: Value) => boolean; onPick: (value: Value) => void }) {
  const name = useId();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(line.current as HTMLElement), []);
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={showLabel ? styles.label : 'visually-hidden'}>{label}</legend>
      <div ref={line} className={`${styles.chips} ${styles[layout]}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${styles.chip} pressable`}
            lang={option.lang}
            data-checked={checked(option.value)}
            data-many={type === 'checkbox' || undefined}
          >
            <input type={type} name={name} checked={checked(option.value)} onChange={() => onPick(option.value)} />
            {type === 'checkbox' && (
              <span className={styles.box} aria-hidden="true">
                {checked(option.value) && <Check size="1.4rem" strokeWidth={4} />}
              </span>
            )}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** Scrolls to the initial choice, which may be out of view. */
function showChosen(line: HTMLElement): void {
  const chip = line.querySelector('[data-checked="true"]');
  if (!chip) return;
  const [inner, outer] = [chip.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
