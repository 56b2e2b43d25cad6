import type { PageMessage } from '../bridge/messages.ts';
import { type BridgeWindow, hostName } from '../bridge/platform.ts';

/**
 * Installs a platform's channel on a window. As in the apps, iOS accepts structured objects and Android strings, and
 * messages from a frame are ignored.
 */
export function installWire(
  platform: 'ios' | 'android',
  win: BridgeWindow,
  take: (message: PageMessage) => void,
): void {
  const fromMainFrame = (message: unknown) => {
    if (win.top === win && typeof message === 'object' && message) take(message as PageMessage);
  };
  if (platform === 'ios') {
    win.webkit = { messageHandlers: { [hostName]: { postMessage: (message) => fromMainFrame(structured(message)) } } };
  } else {
    win[hostName] = {
      postMessage(text) {
        if (typeof text !== 'string') throw new TypeError('the object takes texts alone');
        fromMainFrame(JSON.parse(text));
      },
    };
  }
}

/** Copies a message as another process would receive it: data without functions. */
function structured(message: unknown): unknown {
  if (typeof message === 'function') throw new DOMException('not data', 'DataCloneError');
  return JSON.parse(JSON.stringify(message));
}
