import { type FoodUserInformation, maskPhone } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { MISSING } from '#lib/format/format.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import typography from '#ui/Typography.module.css';
import { membershipNames } from '../labels.ts';
import styles from './AccountHead.module.css';

/** Identifies the account: picture, name, masked number and membership. */
export function AccountHead({ user }: { user: Partial<FoodUserInformation> }) {
  const { i18n } = useLingui();
  const { userName = '', avatar, phoneNumber, memberType = 0 } = user;
  return (
    <div className={styles.head}>
      <Avatar name={userName} src={avatar ?? null} size={6} decorative />
      <div className={styles.text}>
        <div className={styles.name}>
          <p>
            <ServerText as="bdi" text={userName} />
          </p>
          <Badge>{i18n._(membershipNames[memberType] ?? membershipNames[0])}</Badge>
        </div>
        <p className={typography.softFigures}>{maskPhone(phoneNumber) || MISSING}</p>
      </div>
    </div>
  );
}
