import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { appLink } from '../config.ts';
import { openBridge, platform } from '../host.ts';
import styles from './OpenInApp.module.css';

interface Props {
  /** What opens there: an address of this app. Default: where the person is. */
  page?: string;
}

/**
 * Opens the native app at a page, or where to get the app. The messaging app allows that to a button of its own alone, which
 * it lays over ours.
 */
export function OpenInApp({ page = location.pathname + location.search }: Props) {
  const slot = useId();
  const [refused, setRefused] = useState(false);
  const open = async () => {
    const link = new URL(appLink);
    link.searchParams.set('page', page);
    try {
      await (await openBridge()).call('openApp', { link: link.href, slot });
    } catch {
      setRefused(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid over once for each page
  useEffect(() => {
    if (platform === 'messaging') void open();
  }, [page]);
  if (refused) {
    return (
      <p className={styles.hint}>
        <Trans>Open this page in your browser, from the menu at the top right: there it leads on to the app.</Trans>
      </p>
    );
  }
  return (
    <div id={slot} className={styles.slot}>
      <Button wide onClick={platform === 'messaging' ? undefined : open}>
        <Trans>Open in the app</Trans>
      </Button>
    </div>
  );
}
