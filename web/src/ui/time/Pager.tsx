import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Pager.module.css';

interface Page {
  /** Accessible name of the button. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

interface Props {
  previous: Page;
  next: Page;
  /** The name of the page between the buttons. */
  children: ReactNode;
}

/** A week, a month or another period, with buttons to those before and after it. */
export function Pager({ previous, next, children }: Props) {
  return (
    <div className={styles.pager}>
      <IconButton icon={<ChevronLeft aria-hidden="true" size="2rem" />} {...previous} />
      <div className={styles.name}>{children}</div>
      <IconButton icon={<ChevronRight aria-hidden="true" size="2rem" />} {...next} />
    </div>
  );
}
