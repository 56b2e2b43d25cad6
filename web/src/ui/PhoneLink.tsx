import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** A link that calls a phone number, and looks like a quiet button. */
export function PhoneLink({ number, children }: { number: string; children: ReactNode }) {
  return (
    <a className={`${styles.button} ${styles.quiet}`} href={`tel:${number}`}>
      {children}
    </a>
  );
}
