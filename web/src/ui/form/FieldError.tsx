import type { ReactNode } from 'react';
import styles from './Field.module.css';

/**
 * The error of a field. It is always in the page, because screen readers announce only changes of a region that they know.
 * @param isLive whether the content announces itself. @default false
 */
export function FieldError({
  id,
  isLive,
  children,
}: {
  id: string;
  isLive?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <p id={id} className={styles.error} aria-live={isLive ? undefined : 'polite'}>
      {children || undefined}
    </p>
  );
}
