import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'main' | 'quiet' | 'danger';
  fullWidth?: boolean;
  /** While its command runs: shows that, and takes no second press. */
  busy?: boolean;
}

export function Button({ variant = 'main', fullWidth, busy, className, children, onClick, ...rest }: Props) {
  const classes = [styles.button, variant !== 'main' && styles[variant], fullWidth && styles.wide, className];
  return (
    <button
      type="button"
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      // Not `disabled`, which would take the focus away in the middle of the work.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
