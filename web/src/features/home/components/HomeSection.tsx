import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

/** A section of a home with its heading. */
export function HomeSection({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
