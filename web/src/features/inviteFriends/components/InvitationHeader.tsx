import { Trans } from '@lingui/react/macro';
import { Drawing } from '#ui/art/Drawing.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import type { Inviter } from '../model/useInviter.ts';
import styles from './FoodShare.module.css';

/** The head of a page for new visitors: the sender of the link, and the app in one sentence. */
export function InvitationHeader({ sharer, inviter }: { sharer: string | undefined; inviter: Inviter }) {
  return (
    <section className={styles.invitation}>
      <Drawing of="plate" />
      <h2 className={styles.sender}>
        {inviter === 'self' ? (
          <Trans>This is your own invitation</Trans>
        ) : inviter === 'app' ? (
          <Trans>Know what you eat</Trans>
        ) : sharer === undefined ? (
          <Trans>A friend invites you to Food and diet</Trans>
        ) : (
          <Trans>
            <IsolatedName name={sharer} /> invites you to Food and diet
          </Trans>
        )}
      </h2>
      <p className={styles.soft}>
        {inviter === 'self' ? (
          <Trans>Friends who open it see this page with your name.</Trans>
        ) : (
          <Trans>See the energy and nutrients in every meal, and what to eat next.</Trans>
        )}
      </p>
    </section>
  );
}
