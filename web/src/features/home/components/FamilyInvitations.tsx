import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNow } from '#lib/time/clock.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { openInvitations } from '../model/family-news.ts';
import styles from './FamilyInvitations.module.css';

/**
 * Lists the family invitations that wait for the person's answer: above the cards, or below them if they arrive after the
 * cards were painted, which they must not move. If they fail to load, only the family's own screen reports it.
 * @param late whether this is the place below the cards
 */
export function FamilyInvitations({ late = false }: { late?: boolean }) {
  const now = useNow();
  const { data = [], isPending } = useOptionalQuery(useFirstQuery('family.invitedMessage'));
  const [isLate] = useState(isPending);
  if (late !== isLate) return null;
  return openInvitations(data, now).map(({ relationshipId, userName, avatar }) => (
    <section key={relationshipId} className={styles.invitation}>
      <Avatar name={userName} src={avatar} size={4.4} decorative />
      <h2 className={styles.title}>
        <Trans>
          <IsolatedName name={userName} /> invited you to join their family
        </Trans>
      </h2>
      <ButtonLink href={pathTo('/family-health/confirm', { relationshipId })}>
        <Trans>See invitation</Trans>
      </ButtonLink>
    </section>
  ));
}
