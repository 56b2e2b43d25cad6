import { useEffect } from 'react';
import { openBridge } from './embedder.ts';

/**
 * Keeps the screen of the device on while the component is mounted, if the embedder or the browser supports it.
 * @param wanted whether to keep the screen on. @default true
 */
export function useScreenOn(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const tell = (on: boolean) => {
      // If the screen turns off, the person only has to touch it.
      openBridge()
        .then((bridge) => bridge.notify('setScreenOn', { on }))
        .catch(() => {});
    };
    tell(true);
    return () => tell(false);
  }, [wanted]);
}
