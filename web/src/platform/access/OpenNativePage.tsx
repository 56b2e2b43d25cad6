import type { NativePage } from '@health-app/sdk/bridge';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { source } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { Button } from '#ui/Button.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { UpdateApp } from './UpdateApp.tsx';

interface Props {
  /** The page of the native app. */
  page: NativePage;
  /** Name of the event. */
  event: string;
  /** The label in a browser. @default "Open in the app" */
  inBrowser?: ReactNode;
  children: ReactNode;
}

/**
 * Opens a page of the native app. An app that cannot do so is to be updated; a browser opens the native app at the current
 * screen.
 */
export function OpenNativePage({ page, event, inBrowser, children }: Props) {
  const [failed, setFailed] = useState(false);
  const openBridge = useBridgeFor('openNativePage');
  if (source === '') return <OpenInApp onOpen={() => track(event)}>{inBrowser}</OpenInApp>;
  if (!openBridge) return <UpdateApp />;
  const open = async () => {
    setFailed(false);
    track(event);
    try {
      await (await openBridge()).call('openNativePage', page);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {failed && (
        <p role="alert">
          <Trans>The app did not open the page. Try again.</Trans>
        </p>
      )}
      <Button fullWidth onClick={() => void open()}>
        {children}
      </Button>
    </>
  );
}
