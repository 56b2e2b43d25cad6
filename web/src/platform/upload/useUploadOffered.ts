import { useEffect, useState } from 'react';
import { uploadUrl } from '#platform/config.ts';
import { openBridge, platform } from '#platform/device/embedder.ts';

/**
 * Whether pictures can be added: by the native app, or by a browser with the operator's upload. True until the native app
 * has answered.
 */
export function useUploadOffered(): boolean {
  const native = platform === 'ios' || platform === 'android';
  const [offered, setOffered] = useState(native || uploadUrl !== '');
  useEffect(() => {
    if (!native) return;
    let gone = false;
    openBridge()
      .then(async (bridge) => {
        await bridge.ready;
        if (!gone) setOffered(bridge.offers('chooseImage') && bridge.offers('uploadImage'));
      })
      .catch(() => setOffered(false));
    return () => {
      gone = true;
    };
  }, [native]);
  return offered;
}
