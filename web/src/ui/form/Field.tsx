import ChevronDown from 'lucide-react/icons/chevron-down';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface FrameProps {
  /** @default a generated id */
  id?: string | undefined;
  label: ReactNode;
  /** The value in the person's language, if the control shows it differently. */
  reading?: ReactNode;
  /** A control on the line of the label. */
  besideLabel?: ReactNode;
  /** The problem and its solution. */
  error?: ReactNode;
  /** Whether the error announces itself, such as an alert. @default false */
  errorIsLive?: boolean | undefined;
  hint?: ReactNode;
  /** Tells screen readers that it must have a value. @default false */
  required?: boolean | undefined;
}

/** What `Frame` gives its control, so that no component that takes the properties of an element takes these as well. */
export interface ControlProps {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

interface BoxProps {
  /** The sign of the unit. */
  unit?: ReactNode;
  /** The unit in words, which is part of the accessible name. @default the sign */
  unitWords?: ReactNode;
  /** A control at the end of the box. */
  control?: ReactNode;
  /** Controls that wrap to their own line at large text sizes. */
  trailing?: ReactNode;
}

/**
 * A labelled input with its unit, hint and error. Use it for a word or a line of text. Take `TextField` for several
 * lines, and `NumberField`, `AmountField`, `DateField` or `TimeField` for what they check.
 */
export function Field({
  id,
  label,
  reading,
  besideLabel,
  unit,
  unitWords,
  error,
  errorIsLive,
  hint,
  required,
  control,
  trailing,
  ...input
}: FrameProps & BoxProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof ControlProps>) {
  return (
    <Frame
      {...{ id, label, reading, besideLabel, error, errorIsLive, hint, required, unit, unitWords, control, trailing }}
    >
      {(props) => <input {...input} {...props} />}
    </Frame>
  );
}

/**
 * A labelled select of the browser. Use it for plain words in a list that is too long for `Chips`. Take `PickerField`
 * if options have details or can be unavailable.
 */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  ...frame
}: FrameProps & { value: Value; options: { value: Value; label: string }[]; onChange: (value: Value) => void }) {
  return (
    <Frame {...frame}>
      {(props) => (
        <>
          <select {...props} value={value} onChange={(event) => onChange(event.target.value as Value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className={styles.arrow} size="1.8rem" />
        </>
      )}
    </Frame>
  );
}

/**
 * Label, box and note around any control. The id of the label is the control's id with `-label`. Screen readers announce a
 * new error.
 */
export function Frame({
  id: given,
  label,
  reading,
  besideLabel,
  error,
  errorIsLive,
  hint,
  required,
  unit,
  unitWords = unit,
  control,
  trailing,
  children,
}: FrameProps & BoxProps & { children: (props: ControlProps) => ReactNode }) {
  const generated = useId();
  const id = given ?? generated;
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={besideLabel ? layout.column2 : layout.column1}>
      <div className={layout.ends}>
        <label id={`${id}-label`} className={typography.strong} htmlFor={id}>
          {label}
        </label>
        {besideLabel}
      </div>
      <div className={[styles.box, error && styles.invalid, trailing && styles.wrapping].filter(Boolean).join(' ')}>
        {children({
          id,
          'aria-labelledby': unitWords ? `${id}-label ${id}-unit` : undefined,
          'aria-invalid': Boolean(error),
          'aria-required': required,
          'aria-describedby': note,
          className: styles.input as string,
        })}
        {reading && <span className={styles.reading}>{reading}</span>}
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
        {unitWords && (
          <span id={`${id}-unit`} hidden>
            {unitWords}
          </span>
        )}
        {control && <span className={styles.unit}>{control}</span>}
        {trailing}
      </div>
      <FieldError id={`${id}-error`} isLive={errorIsLive}>
        {error}
      </FieldError>
      {!error && hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
