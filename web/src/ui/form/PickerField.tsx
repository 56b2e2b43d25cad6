import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { Frame } from './Field.tsx';
import styles from './PickerField.module.css';

interface Option<Value> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  /** Whether it cannot be selected; the detail explains why. @default false */
  disabled?: boolean;
}

interface Props<Value extends string> {
  label: ReactNode;
  value: Value | '' | undefined;
  options: Option<Value>[];
  onChange: (value: Value) => void;
  placeholder?: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
}

/**
 * A choice from a list in a sheet. Use it for many options, or for those that need a detail. Take `Chips` for few, and
 * `SelectField` for plain words that need no explanation.
 */
export function PickerField<Value extends string>({
  label,
  value,
  options,
  onChange,
  placeholder,
  error,
  hint,
}: Props<Value>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Frame label={label} error={error} hint={hint}>
        {({ 'aria-invalid': _, 'aria-required': __, className, ...props }) => (
          <button
            type="button"
            {...props}
            className={`${className} ${styles.button}`}
            data-invalid={error ? true : undefined}
            aria-haspopup="dialog"
            aria-labelledby={`${props.id}-label ${id}`}
            onClick={() => setOpen(true)}
          >
            <span id={id} className={chosen ? styles.value : `${styles.value} ${styles.placeholder}`}>
              {chosen?.label ?? placeholder ?? <Trans>Choose</Trans>}
            </span>
            <ChevronDown aria-hidden="true" className={layout.softIcon} size="1.8rem" />
          </button>
        )}
      </Frame>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <Options label={label} value={value} options={options} onChange={onChange} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** A tap selects and closes; the arrow keys move through the options, and Enter selects the focused one. */
function Options<Value extends string>({
  label,
  value,
  options,
  onChange,
  onDone,
}: Pick<Props<Value>, 'label' | 'value' | 'options' | 'onChange'> & { onDone: () => void }) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => list.current?.querySelector<HTMLInputElement>(selector);
    const input = find('input:checked') ?? find('input:enabled');
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={list} role="radiogroup" aria-labelledby={`${name}-label`} className={styles.options}>
      <span id={`${name}-label`} className="visually-hidden">
        {label}
      </span>
      {options.map((option) => (
        <label
          key={option.value}
          className={option.disabled ? `${styles.option} ${styles.unavailable}` : styles.option}
          onClick={({ detail }) => detail > 0 && !option.disabled && setTimeout(onDone)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field has the focus again by then, and the key would reopen the sheet.
            event.preventDefault();
            if (option.value !== value) onChange(option.value);
            onDone();
          }}
        >
          <span className={layout.grow}>
            {option.label}
            {option.detail && <span className={typography.noteBlock}>{option.detail}</span>}
          </span>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
        </label>
      ))}
    </div>
  );
}
