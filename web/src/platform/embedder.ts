/** The app around this page (the embedder), and the channel to it. A plain browser needs no bridge and does not load it. */
import { type Login, nativeLogin, type Source, type User } from '@health-app/sdk';
import { type Bridge, detectPlatform, type MessagingSignature } from '@health-app/sdk/bridge';
import type { EmbedderBar } from '../ui/shell-context.ts';
import { login as browserLogin } from './browser-login.ts';
import { historyIndex } from './scroll-restoration.ts';

export const platform = detectPlatform(window);

/** The embedding app, for the `source` header. */
export const source: Source = platform === 'ios' ? 'iOS' : platform === 'android' ? 'Android' : '';

type Sign = (url: string) => Promise<MessagingSignature>;

let giveSigner: (sign: Sign) => void = () => {};
const signer = new Promise<Sign>((resolve) => {
  giveSigner = resolve;
});

/** Gives the messaging app the signature of this page. The client calls it: the signature is one of its calls. */
export const signMessagingPageWith = (sign: Sign): void => giveSigner(sign);

const createBridge = async () => (await import('./bridge.ts')).createPageBridge(async (url) => (await signer)(url));

let created: Promise<Bridge> | undefined;

/** There is one bridge on a page; one that could not be loaded is asked for again. */
function loadBridge(): Promise<Bridge> {
  created ??= createBridge().catch((error: unknown) => {
    created = undefined;
    throw error;
  });
  return created;
}

/** The bridge; none in a plain browser. */
export const bridge: Promise<Bridge> | undefined = platform === 'browser' ? undefined : loadBridge();
// The callers that need the bridge handle its failure.
bridge?.catch(() => {});

/**
 * The bridge for an act of a person: to choose or save a picture, to copy, to scan. A plain browser does some of it by itself,
 * and has the code for that brought in now.
 */
export const openBridge = (): Promise<Bridge> => bridge ?? loadBridge();

const native = source === '' ? undefined : bridge;

/** Gives the user of the page: in the native apps, the user of the app. */
export const login: Login = native
  ? nativeLogin({
      getUserInfo: async () => (await native).getUserInfo(),
      login: async () => (await native).login(),
    })
  : browserLogin;

let shownTitle: string | undefined;

/** The native app's own bar; none in browsers, where each screen draws one. */
export const embedderBar: EmbedderBar | undefined = native && {
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
};

/** Takes the native app's way back: what lies over the screen closes, then screen after screen; the first closes the page. */
export function handleNativeBack(): void {
  const onEvent = () => {
    const dialogs = document.querySelectorAll('dialog[open]');
    const top = dialogs[dialogs.length - 1];
    // As Escape does.
    if (top) top.dispatchEvent(new Event('cancel', { cancelable: true }));
    else if (historyIndex() > 0) history.back();
    else closePage();
  };
  // An app that does not offer it goes back by itself.
  native?.then((it) => it.stream('interceptBack', {}, { onEvent })).catch(() => {});
}

/** Hands over to the app around the page, which has opened it. */
export function closePage(): void {
  bridge?.then((it) => it.call('closePage')).catch(() => {});
}

/** Learns of every login and logout in the native app. */
export function watchNativeUser(onEvent: (user: User) => void): void {
  native?.then((it) => it.stream('watchUser', {}, { onEvent })).catch(() => {});
}
