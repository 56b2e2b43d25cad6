import ChevronDown from 'lucide-react/icons/chevron-down';
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './Field.module.css';

interface FrameProps {
  label: ReactNode;
  /** The value in the person's language, if the control shows it differently. */
  reading?: ReactNode;
  /** The problem and its solution. */
  error?: ReactNode;
  hint?: ReactNode;
}

interface FrameChild {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  className: string;
}

/** A labelled input with its unit, hint and error. */
export function Field({
  label,
  reading,
  unit,
  error,
  hint,
  trailing,
  ...input
}: FrameProps & { unit?: ReactNode; trailing?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Frame label={label} reading={reading} error={error} hint={hint} unit={unit} trailing={trailing}>
      {(props) => <input {...input} {...props} />}
    </Frame>
  );
}

/** A labelled input of several lines. */
export function TextField({ label, error, hint, ...input }: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame label={label} error={error} hint={hint}>
      {(props) => <textarea rows={3} {...input} {...props} />}
    </Frame>
  );
}

/** A labelled select for a list that is too long for chips. */
export function SelectField<Value extends string>({
  label,
  error,
  hint,
  value,
  options,
  onChange,
}: FrameProps & { value: Value; options: { value: Value; label: string }[]; onChange: (value: Value) => void }) {
  return (
    <Frame label={label} error={error} hint={hint}>
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

/** Label, box and note around any control. The id of the label is the control's id with `-label`. */
export function Frame({
  label,
  reading,
  error,
  hint,
  unit,
  trailing,
  children,
}: FrameProps & { unit?: ReactNode; trailing?: ReactNode; children: (props: FrameChild) => ReactNode }) {
  const id = useId();
  const note = error || hint;
  return (
    <div className={layout.column1}>
      <div className={layout.ends}>
        <label id={`${id}-label`} className={typography.strong} htmlFor={id}>
          {label}
        </label>
        {reading && <span className={styles.hint}>{reading}</span>}
      </div>
      <div className={[styles.box, error && styles.invalid, trailing && styles.wrapping].filter(Boolean).join(' ')}>
        {children({
          id,
          'aria-invalid': Boolean(error),
          'aria-describedby': note ? `${id}-note` : undefined,
          className: styles.input as string,
        })}
        {unit && <span className={styles.unit}>{unit}</span>}
        {trailing}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
