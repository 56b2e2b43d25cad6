import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';

interface Props {
  href: string;
  look?: 'main' | 'quiet';
  wide?: boolean;
  /** Kept with the entry in the browser's history. */
  state?: object;
  /** What else a press does. */
  onClick?: () => void;
  children: ReactNode;
}

/** Looks like a button and opens a screen. */
export function ButtonLink({ href, look = 'main', wide, state, onClick, children }: Props) {
  const classes = [styles.button, look === 'quiet' && styles.quiet, wide && styles.wide];
  return (
    <Link href={href} state={state} onClick={onClick} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
