import { type ReactNode, useContext } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '#lib/path.ts';
import { OpenDetailContext } from './shell-context.ts';

export interface LinkProps {
  href: Path;
  /** State stored with the history entry. */
  state?: object;
  /** Called before the screen opens. */
  onClick?: () => void;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-current'?: 'true' | 'page';
  children: ReactNode;
}

/** A link to a screen of the app. */
export function Link(props: LinkProps) {
  const detail = useContext(OpenDetailContext);
  return <RouterLink aria-current={props.href === detail ? 'page' : undefined} {...props} />;
}
