import { platform } from '#platform/device/embedder.ts';
import { OpenFromBrowser } from './OpenFromBrowser.tsx';
import { OpenFromMessaging } from './OpenFromMessaging.tsx';

interface Props {
  /** Address of this app that opens in the native app. @default the current one */
  screen?: string;
  /** Runs when the native app opens. */
  onOpen?: () => void;
}

/** Opens the native app, or the place to get it, in the way that the embedder allows. */
export function OpenInApp({ screen = location.pathname + location.search, onOpen = () => {} }: Props) {
  const Open = platform === 'messaging' ? OpenFromMessaging : OpenFromBrowser;
  return <Open screen={screen} onOpen={onOpen} />;
}
