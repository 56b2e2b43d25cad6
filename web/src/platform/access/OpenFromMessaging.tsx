import { isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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

/**
 * Places the messaging app's own button over ours; a tap on it opens the native app. If that button fails to load, the tap
 * reaches our button, which explains the menu.
 */
export function OpenFromMessaging({ screen, onOpen, children = <Trans>Open in the app</Trans> }: Props) {
  const slot = useId();
  const [byMenu, setByMenu] = useState(false);
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  useEffect(() => {
    const controller = new AbortController();
    const wait = async (): Promise<void> => {
      const bridge = await openBridge();
      await bridge.call('openApp', { link: deepLink(appLink, screen), slot }, { signal: controller.signal });
      opened.current();
      // The person may return to this page, and a button works only once.
      return wait();
    };
    wait().catch((error) => {
      if (isHealthError(error) && error.code === 'cancelled') return;
      if (!controller.signal.aborted) setByMenu(true);
    });
    return () => controller.abort();
  }, [screen, slot]);
  return (
    <>
      <div id={slot} className={styles.slot}>
        <Button fullWidth onClick={() => setByMenu(true)}>
          <ExternalLink aria-hidden="true" size="1.8rem" />
          {children}
        </Button>
      </div>
      {byMenu && (
        <p className={styles.hint} role="status">
          <Trans>Tap ⋯ at the top right, choose to open the page in your browser, and open the app from there.</Trans>
        </p>
      )}
    </>
  );
}
