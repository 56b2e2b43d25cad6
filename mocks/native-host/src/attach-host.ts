import type { BridgeWindow } from '@health-app/sdk/bridge';
import {
  createNativeHost,
  type HostMessage,
  type NativeHost,
  type NativeHostOptions,
  type PageMessage,
} from '@health-app/sdk/testing';
import { follow } from './log/log.ts';
import { trackStreams } from './open-streams.ts';

/** The native app's part of a host: its script, its version, its reply to the page's first message, and its actions. */
export type HostPart = Pick<NativeHostOptions, 'script' | 'version' | 'hello' | 'offers'>;

/**
 * Attaches a native app to a window: its channel, its replies, and a log of all messages. The host accepts messages
 * from top-level pages only, as the apps do; the app's window is a frame here, so the host gets a proxy that reports
 * itself as the top window.
 */
export function attachHost(win: BridgeWindow, platform: 'ios' | 'android', part: HostPart): NativeHost {
  const wire = follow();
  const streams = trackStreams(() => host);
  const top: BridgeWindow = {
    location: win.location,
    navigator: win.navigator,
    document: win.document,
    addEventListener: win.addEventListener.bind(win),
    removeEventListener: win.removeEventListener.bind(win),
    get top(): unknown {
      return top;
    },
    get healthBridgeReceive() {
      return (message: unknown) => {
        const sent = read(message) as HostMessage;
        wire.fromHost(sent);
        streams.fromHost(sent);
        win.healthBridgeReceive?.(message);
      };
    },
  };
  const host = createNativeHost({ ...part, platform, window: top });
  const channel = platform === 'ios' ? top.webkit?.messageHandlers?.healthBridge : top.healthBridge;
  const postMessage = (message: unknown) => {
    const sent = read(message) as PageMessage;
    wire.fromPage(sent);
    streams.fromPage(sent);
    channel?.postMessage?.(message);
  };
  if (platform === 'ios') win.webkit = { messageHandlers: { healthBridge: { postMessage } } };
  else win.healthBridge = { postMessage };
  return host;
}

const read = (message: unknown): unknown => (typeof message === 'string' ? JSON.parse(message) : message);
