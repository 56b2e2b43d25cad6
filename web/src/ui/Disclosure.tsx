import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import styles from './Disclosure.module.css';
import { largeWindow } from './medium-window.ts';

interface Props {
  title: ReactNode;
  /** `card` is a card of its own, `part` is within a card. @default 'card' */
  variant?: 'card' | 'part';
  /** Whether the content is visible at first. @default false */
  startsOpen?: boolean;
  /** Whether the content is visible at first in a window with two columns, one of which would be empty without it. @default false */
  opensInColumn?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A collapsible section. Use it for details that few people need. Take `Tabs` if each part is as important as the
 * others.
 */
export function Disclosure({
  title,
  variant = 'card',
  startsOpen = false,
  opensInColumn = false,
  onToggle,
  children,
}: Props) {
  const [open] = useState(startsOpen || (opensInColumn && largeWindow.matches));
  return (
    <details open={open} className={styles[variant]} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
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
