import { Trans } from '@lingui/react/macro';
import Smartphone from 'lucide-react/icons/smartphone';
import styles from './DeviceStorageNote.module.css';

/** Explains that the entries stay on this device. */
export function DeviceStorageNote() {
  return (
    <p className={styles.kept}>
      <Smartphone aria-hidden="true" className={styles.icon} size="1.6rem" />
      <Trans>What you enter here stays on this device. It is not sent to us, and not copied to other devices.</Trans>
    </p>
  );
}
