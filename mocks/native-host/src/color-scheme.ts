/** Gives a document's scripts the theme of the phone instead of that of this machine. */
import type { AppWindow } from './app-window.ts';

type Theme = 'light' | 'dark';

/** @returns changes the theme, of which the lists tell their listeners */
export function installColorScheme(win: AppWindow, theme: Theme): (theme: Theme) => void {
  let current = theme;
  const native = win.matchMedia.bind(win);
  const changed = new win.EventTarget();
  win.matchMedia = (query) => {
    const list = native(query);
    const wanted = /^\(prefers-color-scheme: (\w+)\)$/.exec(query)?.[1];
    if (!wanted) return list;
    Object.defineProperty(list, 'matches', { get: () => current === wanted });
    list.addEventListener = changed.addEventListener.bind(changed);
    list.removeEventListener = changed.removeEventListener.bind(changed);
    return list;
  };
  return (next) => {
    if (next === current) return;
    current = next;
    changed.dispatchEvent(new win.Event('change'));
  };
}
