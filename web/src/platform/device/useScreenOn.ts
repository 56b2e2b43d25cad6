import { useEffect } from 'react';
import { openBridge } from './embedder.ts';

/**
 * Keeps the screen of the device on while the component is mounted, where the embedder or the browser can.
 * @param wanted whether it must stay on. @default true
 */
export function useScreenOn(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    const tell = (on: boolean) => {
      // A screen that turns off costs a touch, and nothing else.
      openBridge()
        .then((bridge) => bridge.notify('setScreenOn', { on }))
        .catch(() => {});
    };
    tell(true);
    return () => tell(false);
  }, [wanted]);
}
