/** The app around this page (the embedder), and the bridge to it. A plain browser needs no bridge and does not load one. */
import type { Login, Source, User } from '@health-app/sdk';
import { type Bridge, detectPlatform, type MessagingSignature } from '@health-app/sdk/bridge';
import { autoRedirect, environment } from '#platform/config.ts';
import type { EmbedderBar } from '#ui/shell-context.ts';
import { guestOf } from './guest.ts';

export const platform = detectPlatform(window);

/** The value of the `source` header. */
export const source: Source = platform === 'ios' ? 'iOS' : platform === 'android' ? 'Android' : '';

type Sign = (url: string) => Promise<MessagingSignature>;

let giveSigner: (sign: Sign) => void = () => {};
const signer = new Promise<Sign>((resolve) => {
  giveSigner = resolve;
});

/**
 * Sets the function that signs this page for the messaging app. The client provides it, because the signature comes from
 * the API.
 */
export const signMessagingPageWith = (sign: Sign): void => giveSigner(sign);

const createBridge = async () => (await import('./bridge.ts')).createPageBridge(async (url) => (await signer)(url));

let created: Promise<Bridge> | undefined;

/** Loads the bridge once. After a failure the next call retries. */
function loadBridge(): Promise<Bridge> {
  created ??= createBridge().catch((error: unknown) => {
    created = undefined;
    throw error;
  });
  return created;
}

/** The bridge; `undefined` in a plain browser. */
export const bridge: Promise<Bridge> | undefined = platform === 'browser' ? undefined : loadBridge();
// The callers handle the failure.
bridge?.catch(() => {});

/**
 * Loads the bridge for an action of the person: choosing or saving a picture, copying, scanning. A plain browser supports
 * some of these actions, and loads the code on the first one.
 */
export const openBridge = (): Promise<Bridge> => bridge ?? loadBridge();

const native = source === '' ? undefined : bridge;

/**
 * Returns the app's user in the native apps. In a browser, the session's storage has the user.
 */
export const login: Login = native
  ? async () => {
      // A second attempt retries the failed load.
      const [{ nativeLogin }, it] = await Promise.all([import('./bridge.ts'), native.catch(loadBridge)]);
      return nativeLogin(it, { autoRedirect })();
    }
  : () => guestOf(environment);

let shownTitle: string | undefined;

let hidden = false;

/** The native app's bar. */
const nativeBar: EmbedderBar | undefined = native && {
  setTitle(title) {
    if (title === shownTitle) return;
    shownTitle = title;
    native.then((it) => it.notify('setTitle', { title })).catch(() => {});
  },
  setStyle({ background, foreground, scrolls }) {
    const tell = (it: Bridge) => {
      it.notify('setBarColors', { background, foreground });
      it.notify('setScrolling', { enabled: scrolls });
    };
    native.then(tell).catch(() => {});
  },
  setHidden(wanted) {
    if (wanted === hidden) return;
    hidden = wanted;
    native.then((it) => it.notify('setBarHidden', { hidden: wanted })).catch(() => {});
  },
};

/** The messaging app always shows its bar with *Back* and the document's title. */
const messagingBar: EmbedderBar = { setTitle() {}, setStyle() {} };

/** The embedder's bar; `undefined` in a plain browser, where each screen draws its own. */
export const embedderBar = platform === 'messaging' ? messagingBar : nativeBar;

/** Handles the native app's *back*. An app that does not support the action goes back by itself. */
export function handleNativeBack(): void {
  native?.then(async (it) => (await import('./bridge.ts')).handleBack(it)).catch(() => {});
}

/** Closes the page and returns to the app that opened it. */
export function closePage(): void {
  bridge?.then((it) => it.call('closePage')).catch(() => {});
}

/** Reports every login and logout in the native app. */
export function watchNativeUser(onEvent: (user: User) => void): void {
  native?.then((it) => it.stream('watchUser', {}, { onEvent })).catch(() => {});
}
