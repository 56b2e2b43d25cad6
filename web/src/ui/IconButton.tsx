import type { ReactNode } from 'react';
import styles from './IconButton.module.css';
import { UnstyledButton, type UnstyledButtonProps } from './UnstyledButton.tsx';

interface Props extends Omit<UnstyledButtonProps, 'children' | 'className' | 'aria-label'> {
  /** Accessible name; the button shows no text. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <UnstyledButton {...rest} className={styles.button} aria-label={label}>
      {icon}
    </UnstyledButton>
  );
}
