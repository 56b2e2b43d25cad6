import { maskPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { LanguageSwitch } from '#platform/i18n/LanguageSwitch.tsx';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { LogOutDialog } from '#platform/log-out/LogOutDialog.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { LinkRow } from '#ui/Row.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { accountPath } from '../model/account-path.ts';
import { usePerson } from '../model/usePerson.ts';
import styles from './AccountMenu.module.css';

/** A button with the signed-in person that opens a menu: the profile, the account, the language and *Log out*. */
export function AccountMenu() {
  const { t } = useLingui();
  const [shown, setShown] = useState<'menu' | 'log-out'>();
  const query = usePerson();
  const close = () => setShown(undefined);
  return (
    <>
      <UnstyledButton className={styles.button} aria-label={t`Account`} onClick={() => setShown('menu')}>
        <Avatar name={query.data?.userName ?? ''} src={query.data?.avatar} size={4.4} decorative />
      </UnstyledButton>
      <Sheet open={shown === 'menu'} title={<Trans>Signed in</Trans>} onClose={close}>
        <QueryView query={query} skeleton={<Skeleton rows={1} height="4.8rem" />}>
          {({ userName, avatar, phoneNumber }) => (
            <div className={styles.person}>
              <Avatar name={userName} src={avatar} size={4.8} decorative />
              <div>
                <ServerText as="bdi" className={typography.strong} text={userName} />
                <p className={typography.softFigures}>{maskPhone(phoneNumber)}</p>
              </div>
            </div>
          )}
        </QueryView>
        <Card>
          <LinkRow href={pathTo('/ai-app/user/profile')} title={<Trans>Profile</Trans>} />
          <LinkRow href={pathTo(accountPath)} title={<Trans>Account</Trans>} />
          <LinkRow href={pathTo(accountPath, { room: 'data' })} title={<Trans>Your data</Trans>} />
        </Card>
        <LanguageSwitch />
        <Button variant="quiet" onClick={() => setShown('log-out')}>
          <LogOut aria-hidden="true" size="1.8rem" />
          <Trans>Log out</Trans>
        </Button>
      </Sheet>
      <LogOutDialog open={shown === 'log-out'} onClose={close} />
    </>
  );
}
