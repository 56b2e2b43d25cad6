import type { ReactNode } from 'react';
import styles from './KeyFigure.module.css';

interface Props {
  /** `hero` for the main number of a screen. @default 'figure' */
  size?: 'figure' | 'hero';
  /** The formatted number, with its unit in `<small>`. */
  children: ReactNode;
}

/** The main number of a card or of a screen. Use it once in each. Take `FactList` for further numbers. */
export function KeyFigure({ size = 'figure', children }: Props) {
  return <span className={size === 'hero' ? `${styles.figure} ${styles.hero}` : styles.figure}>{children}</span>;
}
