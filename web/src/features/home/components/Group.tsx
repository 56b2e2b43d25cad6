import type { ReactNode } from 'react';
import styles from './Group.module.css';

/** A part of a home with its heading. */
export function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
