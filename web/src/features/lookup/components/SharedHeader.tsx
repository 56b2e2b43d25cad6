import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  /** What was shared. */
  title: ReactNode;
  children?: ReactNode;
}

/** The head of a shared part of a lookup, with the way to the whole. */
export function SharedHeader({ lookup, title, children }: Props) {
  return (
    <Card padded>
      <div className={layout.line3}>
        <div className={layout.growText}>
          <h2 className={typography.strongLead}>{title}</h2>
          {children}
        </div>
        <ButtonLink href={pathTo(lookup.path)} variant="quiet">
          <Trans>Show all foods</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
