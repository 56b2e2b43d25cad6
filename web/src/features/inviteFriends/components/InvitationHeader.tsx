import { Trans } from '@lingui/react/macro';
import { Drawing } from '#ui/art/Drawing.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import styles from './FoodShare.module.css';

/**
 * The head of a page for new visitors: the sender of the link, and the app in one sentence.
 * @param invited whether the visitor followed a person's link, rather than one from the app itself
 */
export function InvitationHeader({ sharer, invited }: { sharer: string | undefined; invited: boolean }) {
  return (
    <section className={styles.invitation}>
      <Drawing of="plate" />
      <h2 className={styles.sender}>
        {sharer === undefined ? (
          invited ? (
            <Trans>A friend invites you</Trans>
          ) : (
            <Trans>Know what you eat</Trans>
          )
        ) : (
          <Trans>
            <IsolatedName name={sharer} /> invites you
          </Trans>
        )}
      </h2>
      <p className={styles.soft}>
        <Trans>Know your meals: their energy, their nutrients, and a good next one.</Trans>
      </p>
    </section>
  );
}
