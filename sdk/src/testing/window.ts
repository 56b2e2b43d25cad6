import type { BridgeWindow } from '../bridge/platform.ts';

/** Options of a fake window. */
export interface FakeWindowOptions {
  /**
   * URL of the page.
   * @default 'https://h5.health-app.example/'
   * @example 'https://elsewhere.example/'
   */
  href?: string;
  /**
   * User agent; that of the messaging app contains its name.
   * @default that of a plain browser
   * @example 'MicroMessenger/8.0'
   */
  userAgent?: string;
  /**
   * Whether the page is inside a frame of another page.
   * @default false
   * @example true
   */
  framed?: boolean;
}

/** The parts of a window that the bridge uses, for tests outside a browser. */
export interface FakeWindow extends BridgeWindow {
  /** Hides the page, as if another app were opened. */
  hide(): void;
  /** Shows the page again. */
  show(): void;
  /** Navigates away from the page. */
  leave(): void;
  /** Restores the page from the browser's back-forward cache. */
  comeBack(): void;
}

/** Creates a window without a host; `createNativeHost({ window })` gives it one. */
export function createFakeWindow(options: FakeWindowOptions = {}): FakeWindow {
  const { href = 'https://h5.health-app.example/', userAgent = 'Mozilla/5.0', framed = false } = options;
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  const turn = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const win: FakeWindow = {
    location: { href, origin: new URL(href).origin },
    navigator: { userAgent },
    document,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    hide: () => turn(true),
    show: () => turn(false),
    leave: () => void page.dispatchEvent(new Event('pagehide')),
    comeBack: () => void page.dispatchEvent(new Event('pageshow')),
  };
  return Object.assign(win, { top: framed ? {} : win });
}
