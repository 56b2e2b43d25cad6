import type { ReactNode } from 'react';
import typography from '#ui/Typography.module.css';
import styles from './Switch.module.css';

/**
 * A setting that is on or off. Take `MultiChips` to choose several of a list, and `Chips` if both answers need words.
 */
export function Switch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.switch}>
      <span className="whole-words">
        {label}
        {hint && <span className={typography.noteBlock}>{hint}</span>}
      </span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
