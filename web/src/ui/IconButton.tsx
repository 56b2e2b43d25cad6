import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import styles from './IconButton.module.css';
import { Link } from './Link.tsx';
import { UnstyledButton, type UnstyledButtonProps } from './UnstyledButton.tsx';

interface Props extends Omit<UnstyledButtonProps, 'children' | 'className' | 'aria-label'> {
  /** Accessible name; the button shows no text. */
  label: string;
  icon: ReactNode;
}

/**
 * A button that shows only an icon. Use it where a row repeats an action or an icon is widely known, such as *Remove*.
 * Take `Button` if the icon needs its words, and `BarButton` in the bar of a screen.
 */
export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <UnstyledButton {...rest} className={styles.button} aria-label={label}>
      {icon}
    </UnstyledButton>
  );
}

/** A link to a screen that looks like an `IconButton`. */
export function IconLink({ label, icon, href }: { label: string; icon: ReactNode; href: Path }) {
  return (
    <Link className={styles.button} aria-label={label} href={href}>
      {icon}
    </Link>
  );
}
