import type { ReactNode } from 'react';
import styles from './Field.module.css';

/**
 * The error of a field. It is always in the page, because screen readers announce only changes of a region that they know.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {children || undefined}
    </p>
  );
}
