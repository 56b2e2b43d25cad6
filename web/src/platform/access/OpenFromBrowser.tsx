import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useState } from 'react';
import { appLink } from '#platform/config.ts';
import { openBridge } from '#platform/device/embedder.ts';
import { deepLink } from '#platform/routing/deep-link.ts';
import { Button } from '#ui/Button.tsx';
import styles from './OpenInApp.module.css';

interface Props {
  screen: string;
  onOpen: () => void;
  /** @default 'Open in the app' */
  children: ReactNode;
}

/** Opens the app's link, which the device opens in the app. Without a link, shows where to get the app. */
export function OpenFromBrowser({ screen, onOpen, children = <Trans>Open in the app</Trans> }: Props) {
  const [failed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    onOpen();
    try {
      await (await openBridge()).call('openApp', { link: deepLink(appLink, screen) });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button fullWidth onClick={() => void open()}>
        <ExternalLink aria-hidden="true" size="1.8rem" />
        {children}
      </Button>
      {failed && (
        <p className={styles.failure} role="alert">
          <Trans>The app did not open. Is it installed?</Trans>
        </p>
      )}
    </>
  );
}
