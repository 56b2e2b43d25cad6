import type { ReactNode } from 'react';
import { platform } from '#platform/device/embedder.ts';
import { OpenFromBrowser } from './OpenFromBrowser.tsx';
import { OpenFromMessaging } from './OpenFromMessaging.tsx';

interface Props {
  /** Path of the screen to open in the native app. @default the current screen */
  screen?: string;
  /** Called when the native app opens. */
  onOpen?: () => void;
  /** The result for the person, such as "Buy in the app". @default "Open in the app" */
  children?: ReactNode;
}

/** Opens the native app, or shows where to get it, in the way that the embedder supports. */
export function OpenInApp({ screen = location.pathname + location.search, onOpen = () => {}, children }: Props) {
  const Open = platform === 'messaging' ? OpenFromMessaging : OpenFromBrowser;
  return (
    <Open screen={screen} onOpen={onOpen}>
      {children}
    </Open>
  );
}
