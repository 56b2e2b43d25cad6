import { Trans } from '@lingui/react/macro';
import { pathTo } from '../../../platform/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './FoodShare.module.css';

/** The agreements that a person accepts by signing in. */
export function Consent() {
  return (
    <p className={styles.consent}>
      <Trans>
        By signing in you accept the <Link href={pathTo('/food-app/agreement/user')}>user agreement</Link> and the{' '}
        <Link href={pathTo('/food-app/agreement/privacy')}>privacy agreement</Link>.
      </Trans>
    </p>
  );
}
