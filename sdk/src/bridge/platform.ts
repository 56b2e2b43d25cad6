/** The app around the page. */
export type Platform = 'ios' | 'android' | 'messaging' | 'browser';

/** Name of the iOS message handler, and of the object that the Android app injects. */
export const hostName = 'healthBridge';
/** Name of the function on `window` that both native apps call with their messages. */
export const receiverName = 'healthBridgeReceive';

/** The page's end of a channel. */
export interface Poster {
  postMessage?(message: unknown): void;
}

/** The part of a browser's window that the adapter uses. */
export type BrowserWindow = Window & typeof globalThis;

/** The part of a window that the bridge uses. */
export interface BridgeWindow {
  readonly top?: unknown;
  readonly location: { readonly href: string; readonly origin: string };
  readonly navigator: { readonly userAgent: string };
  readonly document: {
    readonly hidden: boolean;
    addEventListener(type: string, listener: () => void): void;
    removeEventListener(type: string, listener: () => void): void;
  };
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  webkit?: { messageHandlers?: { [hostName]?: Poster } };
  [hostName]?: Poster;
  [receiverName]?: (message: unknown) => void;
}

/**
 * Detects the app around a page: a native app by its channel, the messaging app by its user agent, else a browser. It changes
 * nothing, and accepts any object.
 */
export function detectPlatform(win: Partial<BridgeWindow>): Platform {
  if (win.webkit?.messageHandlers?.[hostName]?.postMessage) return 'ios';
  if (win[hostName]?.postMessage) return 'android';
  return /MicroMessenger/i.test(win.navigator?.userAgent ?? '') ? 'messaging' : 'browser';
}

/**
 * Whether the page may use a host: not in a frame of another page, and only on an allowed origin.
 * @param options.origins default: the page's own origin, unless it is opaque
 */
export function isOwnPage(
  win: BridgeWindow,
  { origins, sameOriginFrame }: { origins?: readonly string[]; sameOriginFrame?: boolean },
): boolean {
  const origin = win.location?.origin;
  const isTop = win.top === win || (!!sameOriginFrame && originOf(win.top) === origin);
  return isTop && origin !== 'null' && (!origins || origins.includes(origin));
}

/** The origin of a window; undefined for a cross-origin window, which cannot be read. */
function originOf(win: unknown): string | undefined {
  try {
    return (win as BridgeWindow).location.origin;
  } catch {
    return undefined;
  }
}
