import { platform } from '#platform/device/embedder.ts';
import { OpenFromBrowser } from './OpenFromBrowser.tsx';
import { OpenFromMessaging } from './OpenFromMessaging.tsx';

interface Props {
  /** Path of the screen to open in the native app. @default the current screen */
  screen?: string;
  /** Called when the native app opens. */
  onOpen?: () => void;
}

/** Opens the native app, or shows where to get it, in the way that the embedder supports. */
export function OpenInApp({ screen = location.pathname + location.search, onOpen = () => {} }: Props) {
  const Open = platform === 'messaging' ? OpenFromMessaging : OpenFromBrowser;
  return <Open screen={screen} onOpen={onOpen} />;
}
