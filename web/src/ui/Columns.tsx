import { Children, type ReactNode } from 'react';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import styles from './Columns.module.css';

/** Content that may be wider than the column of a screen: on a large window it uses the space on both sides. */
export function Wide({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wide} data-wide>
      {children}
    </div>
  );
}

/** A short form or message: in a large window it is in the middle, and no wider than its fields and buttons need. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.column} ${styles.narrow}`} data-narrow>
      {children}
    </div>
  );
}

/** Items of one kind, such as cards, in two columns on a large window. Each has its own error boundary. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {Children.map(children, (item) => (
        <ContentBoundary>{item}</ContentBoundary>
      ))}
    </div>
  );
}

interface CardColumnsProps {
  /** Content above both columns, such as the heading. */
  head: ReactNode;
  children: ReactNode;
}

/** Cards of different heights, in two columns where the width allows: the first column is read before the second. */
export function CardColumns({ head, children }: CardColumnsProps) {
  return (
    <div className={styles.cards}>
      {head && <div className={styles.head}>{head}</div>}
      {children}
    </div>
  );
}

interface MainAndAsideProps {
  /** The start of the main content, such as a picture. On a phone, the related content follows it. */
  first?: ReactNode;
  /** The main content. */
  main: ReactNode;
  /** Related content. It is below the main content on a phone, and beside it on a large window. */
  aside: ReactNode;
  /** Whether both are a card, which are of the same height. @default false */
  even?: boolean;
}

/** Two columns on a large window: the main content and related content. Each has its own error boundary. */
export function MainAndAside({ first, main, aside, even }: MainAndAsideProps) {
  if (first)
    return (
      <div className={`${styles.wide} ${styles.halves}`} data-wide>
        <div className={styles.column}>
          <ContentBoundary>{first}</ContentBoundary>
        </div>
        <div className={`${styles.column} ${styles.beside}`}>
          <div className={`${styles.column} ${styles.stays}`}>
            <ContentBoundary>{aside}</ContentBoundary>
          </div>
        </div>
        <div className={styles.column}>
          <ContentBoundary>{main}</ContentBoundary>
        </div>
      </div>
    );
  return (
    <div className={`${styles.wide} ${styles.mainFirst} ${even ? styles.even : ''}`} data-wide>
      <div className={styles.column}>
        <ContentBoundary>{main}</ContentBoundary>
      </div>
      <div className={styles.column}>
        <ContentBoundary>{aside}</ContentBoundary>
      </div>
    </div>
  );
}

interface LeadAndMainProps {
  /**
   * Short content such as a calendar, a summary or a filter. It is above the main content on a phone, and to its left on a
   * large window.
   */
  lead: ReactNode;
  /** Whether the lead, which must fit the window, stays visible while the rest scrolls. */
  stays?: boolean;
  /** Whether the lead is narrow, because the main content is as wide as a table. */
  narrow?: boolean;
  main: ReactNode;
  /** The bottom bar of the screen, unless it stays in view. It follows the main content, however long the lead is. */
  children?: ReactNode;
}

/**
 * Two columns on a large window: short content on the left, and the long content of the screen. Each has its own error
 * boundary.
 */
export function LeadAndMain({ lead, stays = false, narrow = false, main, children }: LeadAndMainProps) {
  return (
    <div
      className={`${styles.wide} ${narrow ? styles.narrowLead : styles.leadFirst} ${children ? styles.barred : ''}`}
      data-wide={narrow || 'lead'}
    >
      <div className={stays ? `${styles.column} ${styles.stays}` : styles.column}>
        <ContentBoundary>{lead}</ContentBoundary>
      </div>
      <div className={styles.column}>
        <ContentBoundary>{main}</ContentBoundary>
      </div>
      {children}
    </div>
  );
}
