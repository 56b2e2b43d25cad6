import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import type { Path } from '../lib/path.ts';

export interface LinkProps {
  href: Path;
  /** Kept with the entry in the browser's history. */
  state?: object;
  /** What else a press does. */
  onClick?: () => void;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-current'?: 'true' | 'page';
  children: ReactNode;
}

/** Opens a screen of the app. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />;
}
