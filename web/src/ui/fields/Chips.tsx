import { type ReactNode, useId } from 'react';
import styles from './Chips.module.css';

interface Option<Value> {
  value: Value;
  label: ReactNode;
}

interface Common<Value> {
  /** Said by screen readers. */
  label: string;
  options: Option<Value>[];
  /** One line that scrolls sideways, or as many lines as it takes. */
  layout?: 'scroll' | 'wrap';
}

/** One of several, all in sight. */
export function Chips<Value extends string | number>({
  value,
  onChange,
  ...common
}: Common<Value> & { value: Value; onChange: (value: Value) => void }) {
  return <Group {...common} type="radio" checked={(option) => option === value} onPick={onChange} />;
}

/** Any of several, all in sight. */
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
  options,
  layout = 'wrap',
  type,
  checked,
  onPick,
}: Common<Value> & { type: 'radio' | 'checkbox'; checked: (value: Value) => boolean; onPick: (value: Value) => void }) {
  const name = useId();
  return (
    <fieldset className={`${styles.chips} ${styles[layout]}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip} data-checked={checked(option.value)}>
          <input type={type} name={name} checked={checked(option.value)} onChange={() => onPick(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
