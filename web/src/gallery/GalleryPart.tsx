import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A component of the kit with its name in the code. */
export function GalleryPart({ name, line, children }: { name: string; line?: boolean; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.name}>{name}</h3>
      {line ? <div className={styles.line}>{children}</div> : children}
    </div>
  );
}
