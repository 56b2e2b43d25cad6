import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does; it has no words of its own. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
}
