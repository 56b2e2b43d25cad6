import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import styles from './Fold.module.css';

/** A card that shows its title alone until it is opened: detail for those who want it. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.title}>
        <span className="whole-words">{title}</span>
        <ChevronDown aria-hidden="true" className={styles.arrow} size="1.8rem" />
      </summary>
      <div className={styles.content}>
        <ContentBoundary>{children}</ContentBoundary>
      </div>
    </details>
  );
}
