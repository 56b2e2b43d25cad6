/** What this page runs in, and how it speaks to it. A plain browser needs no bridge, and does not load it. */
import { type Login, nativeLogin, type Source } from '@health-app/sdk';
import { type Bridge, detectPlatform } from '@health-app/sdk/bridge';
import type { HostBar } from '../ui/host-bar.ts';
import { login as browserLogin } from './login.ts';

const platform = detectPlatform(window);

/** The embedding app, for the `source` header. */
export const source: Source = platform === 'ios' ? 'iOS' : platform === 'android' ? 'Android' : '';

/** The bridge; none in a plain browser. */
export const bridge: Promise<Bridge> | undefined =
  platform === 'browser' ? undefined : import('./bridge.ts').then(async (loaded) => loaded.bridge);
// Who needs it notices; nobody else has to.
bridge?.catch(() => {});

const native = source === '' ? undefined : bridge;

/** Who is using the page: in the native apps, whom the app says. */
export const login: Login = native
  ? nativeLogin({
      getUserInfo: async () => (await native).getUserInfo(),
      login: async () => (await native).login(),
    })
  : browserLogin;

let shownTitle: string | undefined;

/** The native app's own bar; none in browsers, where each screen draws one. */
export const hostBar: HostBar | undefined = native && {
  setTitle(title) {
    if (title === shownTitle) return;
    shownTitle = title;
    native.then((it) => it.notify('setTitle', { title })).catch(() => {});
  },
  setLook({ background, foreground, scrolls }) {
    const tell = (it: Bridge) => {
      it.notify('setBarColors', { background, foreground });
      it.notify('setScrolling', { enabled: scrolls });
    };
    native.then(tell).catch(() => {});
  },
};

/** How long a way back may take to begin; ms. */
const backLimit = 400;

/** Takes the native app's way back through the screens of this page; from the first one it closes the page. */
export function followBack(): void {
  const close = () => void native?.then((it) => it.call('closePage')).catch(() => {});
  const onEvent = () => {
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (navigation && !navigation.canGoBack) return close();
    // Where the browser does not tell, a way back that leads nowhere does nothing.
    const timer = setTimeout(close, backLimit);
    addEventListener('popstate', () => clearTimeout(timer), { once: true });
    history.back();
  };
  // An app that does not offer it goes back by itself.
  native?.then((it) => it.stream('interceptBack', {}, { onEvent })).catch(() => {});
}
