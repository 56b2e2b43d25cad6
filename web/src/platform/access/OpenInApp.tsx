import { platform } from '../embedder.ts';
import { OpenFromBrowser } from './OpenFromBrowser.tsx';
import { OpenFromMessaging } from './OpenFromMessaging.tsx';

interface Props {
  /** What opens there: an address of this app. Default: where the person is. */
  screen?: string;
  /** Told when the app is opened. */
  onOpen?: () => void;
}

/** Opens the native app, or where to get it, in the way that what is around this page allows. */
export function OpenInApp({ screen = location.pathname + location.search, onOpen = () => {} }: Props) {
  const Open = platform === 'messaging' ? OpenFromMessaging : OpenFromBrowser;
  return <Open screen={screen} onOpen={onOpen} />;
}
