import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does; it has no words of its own. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, disabled, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={label}
      // Not `disabled`, which would take the focus from who has just pressed it for the last time.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
