import { type BridgeWindow, detectPlatform } from '@health-app/sdk/bridge';

/** A frame from which a message was sent. */
export interface SenderFrame {
  /** Whether the app has given the frame a channel. */
  hasChannel: boolean;
  close(): void;
}

/** The raw channel between a page and the app around it. The bridge of the SDK would hide the faults of a host. */
export interface Channel {
  platform: 'ios' | 'android';
  /** Sends a value as it is: the apps expect an object on iOS, and a JSON text on Android. */
  post(message: unknown): void;
  /** Sends a value from a frame inside the page, whose origin is that of the page or an opaque one. */
  postFromFrame(message: unknown, origin: 'own' | 'foreign'): Promise<SenderFrame>;
  /** Receives every value from the app, including what it sends to a frame. */
  listen(receive: (given: unknown) => void): void;
}

/** Time in which a frame sends its message; ms */
const frameTime = 2_000;

/** Sends a value from a frame, and forwards what the app answers there. */
const frameScript = (message: string) => `
  window.healthBridgeReceive = function (given) { parent.postMessage({ conformance: 'given', given: given }, '*'); };
  var handlers = window.webkit && window.webkit.messageHandlers;
  var channel = (handlers && handlers.healthBridge) || window.healthBridge;
  try { if (channel) channel.postMessage(${message}); } catch (error) { channel = undefined; }
  parent.postMessage({ conformance: 'sent', hasChannel: !!channel }, '*');`;

/** Opens the channel of the app around a window; `undefined` outside the native apps. */
export function openChannel(win: Window): Channel | undefined {
  const own = win as unknown as BridgeWindow;
  const platform = detectPlatform(own);
  if (platform !== 'ios' && platform !== 'android') return undefined;
  let receive: (given: unknown) => void = () => {};
  own.healthBridgeReceive = (given) => receive(given);
  return {
    platform,
    post: (message) =>
      (platform === 'ios' ? own.webkit?.messageHandlers?.healthBridge : own.healthBridge)?.postMessage?.(message),
    listen: (next) => {
      receive = next;
    },
    postFromFrame: (message, origin) =>
      new Promise((resolve) => {
        const frame = win.document.createElement('iframe');
        const take = ({ source, data }: MessageEvent) => {
          if (source !== frame.contentWindow) return;
          if (data.conformance === 'given') receive(data.given);
          else resolve({ hasChannel: data.hasChannel, close });
        };
        const close = () => {
          win.removeEventListener('message', take);
          frame.remove();
        };
        win.addEventListener('message', take);
        // A policy may keep the frame from running its script.
        setTimeout(() => resolve({ hasChannel: false, close }), frameTime);
        frame.hidden = true;
        frame.title = 'conformance';
        if (origin === 'foreign') frame.setAttribute('sandbox', 'allow-scripts');
        frame.srcdoc = `<script>${frameScript(JSON.stringify(message).replace(/</g, '\\u003c'))}</script>`;
        win.document.body.append(frame);
      }),
  };
}
