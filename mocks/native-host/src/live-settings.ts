/** The settings that a phone changes while an app runs. */
import type { AppWindow } from './app-window.ts';
import { languageAndTheme, networkOf } from './host-script.ts';
import { emitEvent, openStreams } from './open-streams.ts';
import { isNative, type Settings, userOf } from './settings.ts';

/** The running document of the app. */
export interface LiveDocument {
  win: AppWindow;
  /** The settings of the phone now. */
  settings: Settings;
  setTheme: (theme: Settings['theme']) => void;
}

/** Changes that the app notices by itself, because the phone draws or carries them. */
const silent: (keyof Settings)[] = ['theme', 'network', 'latency', 'bandwidth', 'orientation', 'size'];

/**
 * Applies changed settings to the running app, and tells it of them by its streams.
 * @returns false if the app has to start again, because it reads a setting only then
 */
export function applyLive(live: LiveDocument, next: Settings): boolean {
  const { win, settings: before, setTheme } = live;
  const changed = (Object.keys(next) as (keyof Settings)[]).filter(
    (name) => name !== 'path' && next[name] !== before[name],
  );
  const native = isNative(next.platform);
  const hears = native && (openStreams.get().watchUser ?? 0) > 0;
  if (changed.length === 0 || changed.some((name) => !silent.includes(name) && !(name === 'user' && hears)))
    return false;
  live.settings = next;
  if (changed.includes('theme')) {
    setTheme(next.theme);
    emitEvent('watchSettings', languageAndTheme(next));
  }
  if (changed.includes('user')) emitEvent('watchUser', userOf(next));
  const online = next.network !== 'offline';
  if (online !== (before.network !== 'offline')) {
    win.dispatchEvent(new win.Event(online ? 'online' : 'offline'));
    emitEvent('watchNetwork', networkOf(next));
  }
  return true;
}
