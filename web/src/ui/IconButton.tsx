import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name; the button shows no text. */
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
      // A button with `disabled` loses the focus, also right after it was pressed.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
