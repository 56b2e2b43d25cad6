/** Prepares each document of the app for the device page before the app's code runs. */
import type { BridgeWindow, SharedContent } from '@health-app/sdk/bridge';
import type { NativeHost } from '@health-app/sdk/testing';
import { wrapFetch } from './api-proxy.ts';
import { profileOf } from './app-profile.ts';
import type { AppWindow } from './app-window.ts';
import { applyLook } from './apply-look.ts';
import { attachHost, type HostPart } from './attach-host.ts';
import { installClock } from './clock.ts';
import { installColorScheme } from './color-scheme.ts';
import { scriptOf, shareSheet } from './host-script.ts';
import type { LiveDocument } from './live-settings.ts';
import { write } from './log/log.ts';
import { readClockOf } from './log/phone-time.ts';
import { installMessaging } from './messaging.ts';
import { forgetStreams } from './open-streams.ts';
import { modelOf } from './phone-models.ts';
import { change, newDocument } from './phone-state.ts';
import { isNative, type Settings, userOf } from './settings.ts';

let appHost: NativeHost | undefined;

/**
 * @param close closes the page that the app shows
 * @param part the native app's part; by default, it asks the person on this page
 * @returns the document, with the native app if the platform has one
 */
export function prepareDocument(
  win: AppWindow,
  settings: Settings,
  close: () => void,
  part?: HostPart,
): LiveDocument & { host?: NativeHost } {
  const { platform, model, theme, language, orientation, textScale } = settings;
  newDocument();
  if (appHost) forgetStreams(appHost);
  installClock(win, settings);
  readClockOf(win);
  const { userToken } = userOf(settings);
  // A browser restores the user from the stored sign-in; in the apps the bridge returns the user.
  if (isNative(platform)) win.sessionStorage.removeItem('0:user');
  else win.sessionStorage.setItem('0:user', JSON.stringify({ userToken }));
  Object.defineProperty(win.navigator, 'languages', { get: () => [language] });
  Object.defineProperty(win.navigator, 'onLine', { get: () => live.settings.network !== 'offline' });

  const bottom = platform === 'browser' || orientation === 'landscape' ? 0 : modelOf[model].bottom;
  const restyle = applyLook(win.document, { theme, bottom, textScale: Number(textScale) });
  const tellScripts = installColorScheme(win, theme);
  const live: LiveDocument & { host?: NativeHost } = {
    win,
    settings,
    setTheme(next) {
      restyle(next);
      tellScripts(next);
    },
  };
  const now = () => live.settings;
  wrapFetch(win, now);
  watchAddress(win);
  new MutationObserver(() => change({ documentTitle: win.document.title })).observe(win.document.head, {
    childList: true,
    subtree: true,
  });
  if (platform === 'messaging') installMessaging(win, close);
  if (platform === 'browser') installShare(win);
  appHost = isNative(platform)
    ? attachHost(
        win as unknown as BridgeWindow,
        platform,
        part ?? { script: scriptOf(now, close), ...profileOf(settings) },
      )
    : undefined;
  if (appHost) live.host = appHost;
  return live;
}

/** Phone browsers have `navigator.share`; desktop browsers often lack it. */
function installShare(win: AppWindow): void {
  win.navigator.share = async (data = {}) => {
    const entry = write('bridge', 'navigator.share', data);
    const { title = '', text = '', url = '' } = data;
    const content: SharedContent = { title, description: text, imageUrl: '', link: url };
    const answer = await shareSheet('navigator.share')(content, {});
    entry.end(answer.error ?? 'ok', answer.result);
    if (answer.error) throw new win.DOMException('nobody chosen', 'AbortError');
  };
}

/** Reports each address to which the app navigates. */
function watchAddress(win: AppWindow): void {
  const { history, location } = win;
  const tell = () => change({ url: location.pathname + location.search });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...input) => {
      original(...input);
      tell();
    };
  }
  win.addEventListener('popstate', tell);
  tell();
}
