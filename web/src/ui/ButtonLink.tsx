import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface Props {
  href: Path;
  /** @default 'main' */
  variant?: 'main' | 'quiet';
  /** Fills the width of a phone. @default false */
  fullWidth?: boolean;
  /** State stored with the history entry. */
  state?: object;
  /** Called before the screen opens. */
  onClick?: () => void;
  children: ReactNode;
}

/**
 * A link to a screen that looks like a button. Use it for the next step. Take `LinkRow` for a list of screens, and
 * `Button` for an action.
 */
export function ButtonLink({ href, variant = 'main', fullWidth, state, onClick, children }: Props) {
  const classes = [styles.button, variant === 'quiet' && styles.quiet, fullWidth && styles.wide];
  return (
    <Link href={href} state={state} onClick={onClick} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
