import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import type { Lookup } from './lookup-variants.tsx';

interface Props {
  lookup: Lookup;
  /** What was shared. */
  title: ReactNode;
  /** Name of the sender. */
  from: string | undefined;
  children?: ReactNode;
}

/** The head of a shared part of a lookup, with the way to the whole. */
export function SharedHeader({ lookup, title, from, children }: Props) {
  const { i18n } = useLingui();
  return (
    <Card padded>
      <div className={layout.line3}>
        <div className={layout.growText}>
          <h2 className={typography.strongLead}>{title}</h2>
          {children}
          {from !== undefined && (
            <p className={typography.soft}>
              <Trans>
                Shared by <IsolatedName name={from} />
              </Trans>
            </p>
          )}
        </div>
        <ButtonLink href={pathTo(lookup.path)} variant="quiet">
          <Trans>Show all foods</Trans>
        </ButtonLink>
      </div>
      <p className={typography.laterSoft}>{i18n._(lookup.intro)}</p>
    </Card>
  );
}
