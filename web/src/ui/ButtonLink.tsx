import type { ReactNode } from 'react';
import type { Path } from '../lib/path.ts';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface Props {
  href: Path;
  variant?: 'main' | 'quiet';
  fullWidth?: boolean;
  /** Kept with the entry in the browser's history. */
  state?: object;
  /** What else a press does. */
  onClick?: () => void;
  children: ReactNode;
}

/** Looks like a button and opens a screen. */
export function ButtonLink({ href, variant = 'main', fullWidth, state, onClick, children }: Props) {
  const classes = [styles.button, variant === 'quiet' && styles.quiet, fullWidth && styles.wide];
  return (
    <Link href={href} state={state} onClick={onClick} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
