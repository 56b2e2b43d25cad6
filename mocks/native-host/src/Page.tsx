import type { NativeHost } from '@health-app/sdk/testing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Controls } from './Controls.tsx';
import { type AppWindow, install } from './install.ts';
import { LogPanel } from './LogPanel.tsx';
import { PhoneView } from './PhoneView.tsx';
import { phone } from './phone.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';
import { useStore } from './store.ts';
import { TryAction } from './TryAction.tsx';
import { wordsOf } from './words.ts';

declare global {
  interface Window {
    /** Each document of the app calls this function before its own code; see `vite.config.ts`. */
    healthDevice?: (win: AppWindow) => void;
  }
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The device page: the phone beside its settings, its log and the form that tries actions. */
export function Page() {
  const [settings, setSettings] = useState(() =>
    readSettings(location.search, {
      language: navigator.language.startsWith('zh') ? 'zh-CN' : 'en',
      theme: prefersDark ? 'dark' : 'light',
    }),
  );
  /** A new key gives each start of the app a new frame. */
  const [start, setStart] = useState(0);
  const [app, setApp] = useState<{ win: AppWindow; host?: NativeHost }>();
  const words = useMemo(() => wordsOf(settings.language), [settings.language]);
  const { url } = useStore(phone);

  // Set during rendering, because the frame may load before effects run.
  const restart = useRef(() => {});
  restart.current = () => {
    setStart((count) => count + 1);
    setSettings((now) => ({ ...now, path: '/sugar-control' }));
  };
  const languageSet = useRef(-1);
  window.healthDevice = (win) => {
    // Set once per start, so that a later language switch inside the app persists.
    if (languageSet.current !== start) win.localStorage.setItem('locale', settings.language);
    languageSet.current = start;
    const host = install(win, settings, () => restart.current());
    setApp({ win, host });
  };

  const change = (changes: Partial<Settings>) => {
    setSettings({ ...settings, path: phone.get().url, ...changes });
    setStart(start + 1);
  };

  useEffect(() => {
    history.replaceState(null, '', writeSettings(start === 0 && url === '/' ? settings : { ...settings, path: url }));
  }, [settings, url, start]);

  useEffect(() => {
    document.title = words('title');
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
  }, [settings, words]);

  return (
    <>
      <header className="head">
        <h1>{words('title')}</h1>
        <p>{words('intro')}</p>
      </header>
      <main className="page">
        <PhoneView key={start} settings={settings} words={words} app={app} />
        <div className="panels">
          <Controls settings={settings} words={words} onChange={change} />
          <TryAction key={`${start}`} settings={settings} words={words} app={app?.win} />
          <LogPanel words={words} />
        </div>
      </main>
    </>
  );
}
