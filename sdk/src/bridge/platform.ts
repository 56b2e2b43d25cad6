/** What embeds the page. */
export type Platform = 'ios' | 'android' | 'messaging' | 'browser';

/** Name of the iOS message handler, and of the object that the Android app injects. */
export const hostName = 'healthBridge';
/** Name of the one function on `window` that both native apps give their messages to. */
export const receiverName = 'healthBridgeReceive';

/** The page's end of a channel. */
export interface Poster {
  postMessage?(message: unknown): void;
}

/** What the bridge needs of a window; a real one has it all. */
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
 * What embeds a page: a native app by the channel it has put there, the messaging app by its user agent, else a browser.
 * It changes nothing, and takes anything that is like a window, also an empty object.
 */
export function detectPlatform(win: Partial<BridgeWindow>): Platform {
  if (win.webkit?.messageHandlers?.[hostName]?.postMessage) return 'ios';
  if (win[hostName]?.postMessage) return 'android';
  return /MicroMessenger/i.test(win.navigator?.userAgent ?? '') ? 'messaging' : 'browser';
}

/**
 * Whether the page may speak to a host: not inside another page's frame, and on an origin of ours.
 * @param options.origins default: whichever the page is from, unless that is no origin at all
 */
export function isOwnPage(
  win: BridgeWindow,
  { origins, sameOriginFrame }: { origins?: readonly string[]; sameOriginFrame?: boolean },
): boolean {
  const origin = win.location?.origin;
  const isTop = win.top === win || (!!sameOriginFrame && originOf(win.top) === origin);
  return isTop && origin !== 'null' && (!origins || origins.includes(origin));
}

/** A window's origin; unknown when it is of another one, which does not let itself be read. */
function originOf(win: unknown): string | undefined {
  try {
    return (win as BridgeWindow).location.origin;
  } catch {
    return undefined;
  }
}
