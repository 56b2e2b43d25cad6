import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#platform/routing/paths.ts';
import { contentOfType } from '#platform/share/share.ts';
import { useShare } from '#platform/share/useShare.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkToCopy } from '#ui/form/LinkToCopy.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import styles from '../screens/ShareScreen.module.css';

interface Props {
  userName: string | undefined;
  userId: string;
  inviteCode: string;
}

/** Offers the person's own invitation to the family for sharing: nobody can accept their own. */
export function OwnInvitation({ userName = '', userId, inviteCode }: Props) {
  const { i18n } = useLingui();
  const { share, link, hideLink } = useShare();
  const content = contentOfType('family', userName, i18n.locale as 'en' | 'zh-CN', { userId, inviteCode });
  return (
    <Screen title={<Trans>Your invitation</Trans>}>
      <div className={styles.landing} data-narrow>
        <Card padded>
          <div className={styles.shared}>
            <img className={styles.picture} src="/icons/general-any-192.png" alt="" width="192" height="192" />
            <h2 className={typography.title}>
              <Trans>This is your own invitation</Trans>
            </h2>
            <p className={styles.description}>
              <Trans>Send it to one person you know. Whoever uses it becomes family at once.</Trans>
            </p>
          </div>
          <div className={styles.ways}>
            <Button fullWidth onClick={() => void share(content)}>
              <Trans>Share the invitation</Trans>
            </Button>
            <ButtonLink href={pathTo('/family-health/home')} variant="quiet" fullWidth>
              <Trans>To my family</Trans>
            </ButtonLink>
          </div>
        </Card>
        {link && <LinkToCopy link={link} onClose={hideLink} />}
      </div>
    </Screen>
  );
}
