import type { ReactNode } from 'react';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import styles from './Card.module.css';

interface Props {
  title?: ReactNode;
  padded?: boolean;
  /** Whether the content stands in the middle of a card that is as high as its neighbour. @default false */
  centred?: boolean;
  children: ReactNode;
}

/**
 * A surface with an error boundary for its content. Use it for one subject; rows reach its edge, other content needs
 * `padded`. Take `Disclosure` for what few people read.
 */
export function Card({ title, padded, centred, children }: Props) {
  const classes = [styles.card, padded && styles.padded, centred && styles.centred];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ContentBoundary>{children}</ContentBoundary>
    </section>
  );
}
