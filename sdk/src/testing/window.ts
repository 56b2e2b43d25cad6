import type { BridgeWindow } from '../bridge/platform.ts';

/** What a fake window is like. */
export interface FakeWindowOptions {
  /** Default: `https://h5.health-app.example/`. */
  href?: string;
  /** Default: one of no app. */
  userAgent?: string;
  /** Lies inside another page's frame. */
  framed?: boolean;
}

/** As much of a window as the bridge uses, for tests outside a browser. */
export interface FakeWindow extends BridgeWindow {
  /** Sends the page to the background. */
  hide(): void;
  /** Brings it back. */
  show(): void;
  /** Leaves the page. */
  leave(): void;
  /** Comes back to a page that was left, as the browser kept it. */
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
