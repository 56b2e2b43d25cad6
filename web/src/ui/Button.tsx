import type { ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'main' | 'quiet' | 'danger';
  fullWidth?: boolean;
  /** Shows that the command is running, and ignores presses. @default false */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
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
      // `disabled` would remove the focus while the command runs.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
