import { Trans } from '@lingui/react/macro';
import { appLink, stores } from '#platform/config.ts';
import { ownDevice } from '#platform/device/operating-system.ts';
import styles from './DownloadLink.module.css';

interface Props {
  /** Whether it is the main action of its screen. @default false */
  main?: boolean;
  onOpen: () => void;
}

/** Link to the app in this device's store; on other devices, to the app's page. */
export function DownloadLink({ main = false, onOpen }: Props) {
  const device = ownDevice();
  return (
    <a
      className={main ? `${styles.download} ${styles.main}` : styles.download}
      href={device === 'other' ? appLink : stores[device]}
      rel="noreferrer"
      onClick={onOpen}
    >
      {device === 'ios' ? (
        <Trans>Download for iPhone and iPad</Trans>
      ) : device === 'android' ? (
        <Trans>Download for Android</Trans>
      ) : (
        <Trans>Get the app for your phone</Trans>
      )}
    </a>
  );
}
