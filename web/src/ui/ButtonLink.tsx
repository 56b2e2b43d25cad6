import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface Props {
  href: Path;
  variant?: 'main' | 'quiet';
  fullWidth?: boolean;
  /** State stored with the history entry. */
  state?: object;
  /** Called before the screen opens. */
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a screen that looks like a button. */
export function ButtonLink({ href, variant = 'main', fullWidth, state, onClick, children }: Props) {
  const classes = [styles.button, variant === 'quiet' && styles.quiet, fullWidth && styles.wide];
  return (
    <Link href={href} state={state} onClick={onClick} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
