import { Trans, useLingui } from '@lingui/react/macro';
import { openBridge, source } from '#platform/device/embedder.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Link } from '#ui/Link.tsx';
import { accountPaths } from '../model/paths.ts';
import styles from './PhoneForm.module.css';

/** Offers a manual check to a person who cannot receive a code at the old number. */
export function LostPhoneHelp() {
  const { t } = useLingui();
  if (source === '')
    return (
      <Link href={accountPaths.lostPhone} className={styles.link}>
        <Trans>I no longer have this number</Trans>
      </Link>
    );
  const chat = async () => {
    try {
      await (await openBridge()).call('openCustomerService', { topic: 'lost-phone' });
    } catch {
      showToast(t`The app did not open this page.`);
    }
  };
  return (
    <Button variant="quiet" fullWidth onClick={() => void chat()}>
      <Trans>I no longer have this number</Trans>
    </Button>
  );
}
