import type { ReactNode } from 'react';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import styles from './Card.module.css';

/**
 * A surface with an error boundary for its content. Use it for one subject; rows reach its edge, other content needs
 * `padded`. Take `Disclosure` for what few people read.
 */
export function Card({ title, padded, children }: { title?: ReactNode; padded?: boolean; children: ReactNode }) {
  return (
    <section className={padded ? `${styles.card} ${styles.padded}` : styles.card}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ContentBoundary>{children}</ContentBoundary>
    </section>
  );
}
