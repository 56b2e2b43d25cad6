import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Path } from '#lib/path.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';

interface Props {
  title: ReactNode;
  /** The address that the button opens. */
  href: Path;
  /** The text of the button. */
  children: ReactNode;
}

/** Replaces the content of a screen whose address lacks a parameter, or has an invalid one. */
export function BrokenLink({ title, href, children }: Props) {
  return (
    <ErrorState title={title} action={<ButtonLink href={href}>{children}</ButtonLink>}>
      <Trans>The link may have been cut off on the way.</Trans>
    </ErrorState>
  );
}
