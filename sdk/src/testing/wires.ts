import type { PageMessage } from '../bridge/messages.ts';
import { type BridgeWindow, hostName } from '../bridge/platform.ts';

/**
 * Puts a platform's channel on a window. As in the apps, iOS takes structured objects and Android texts, and what comes
 * from a frame is ignored.
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

/** What crosses to another process: data, and no functions. */
function structured(message: unknown): unknown {
  if (typeof message === 'function') throw new DOMException('not data', 'DataCloneError');
  return JSON.parse(JSON.stringify(message));
}
