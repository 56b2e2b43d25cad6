import type { NativePage } from '@health-app/sdk/bridge';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { openBridge, source } from '#platform/device/embedder.ts';
import { Button } from '#ui/Button.tsx';
import { OpenInApp } from './OpenInApp.tsx';

interface Props {
  /** The page of the native app. */
  page: NativePage;
  /** Name of the event. */
  event: string;
  children: ReactNode;
}

/** Opens a page of the native app. A browser opens the native app at the current screen. */
export function OpenNativePage({ page, event, children }: Props) {
  const [failed, setFailed] = useState(false);
  if (source === '') return <OpenInApp onOpen={() => track(event)} />;
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
