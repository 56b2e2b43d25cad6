import { type Conversation, type NativeHost, replayHost } from '@health-app/sdk/testing';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AppWindow } from './app-window.ts';
import { Controls } from './Controls.tsx';
import { LogPanel } from './LogPanel.tsx';
import { restoreLog, storeLog } from './log.ts';
import { PhoneView } from './PhoneView.tsx';
import { phoneState } from './phone-state.ts';
import { prepareDocument } from './prepare-document.ts';
import { RecordingPanel } from './RecordingPanel.tsx';
import { beginRecording, record } from './recording.ts';
import { ScreensPanel } from './ScreensPanel.tsx';
import { homes, productAt } from './screens.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';
import { useStore } from './store.ts';
import { TryAction } from './TryAction.tsx';
import { translator } from './texts.ts';

restoreLog(sessionStorage);
addEventListener('pagehide', () => storeLog(sessionStorage));

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The device page: the phone beside its settings, its log and the form that tries actions. */
export function DevicePage() {
  const [settings, setSettings] = useState(() =>
    readSettings(location.search, {
      language: navigator.language.startsWith('zh') ? 'zh-CN' : 'en',
      theme: prefersDark ? 'dark' : 'light',
    }),
  );
  /** A new key gives each start of the app its own frame. */
  const [start, setStart] = useState(0);
  /** The conversation whose host replies instead of the person. */
  const [replayed, setReplayed] = useState<Conversation>();
  const [app, setApp] = useState<{ win: AppWindow; host?: NativeHost }>();
  const t = useMemo(() => translator(settings.language), [settings.language]);
  const { url } = useStore(phoneState);

  /** Restarts the app with changed settings, at its current address unless the settings contain another one. */
  const change = (changes: Partial<Settings>) => {
    setSettings({ ...settings, path: phoneState.get().url || settings.path, ...changes });
    setStart(start + 1);
  };
  const open = (path: string) => change({ path });
  const home = () => open(homes[productAt(phoneState.get().url || settings.path)]);
  const replay = (conversation: Conversation | undefined, recorded: Settings = settings) => {
    setReplayed(conversation);
    change({ ...recorded, world: settings.world, path: conversation ? recorded.path : phoneState.get().url });
  };

  // Set during rendering, because the frame may load before effects run.
  const close = useRef(() => {});
  close.current = home;
  const begun = useRef(-1);
  window.healthDevice = (win) => {
    if (begun.current !== start) {
      beginRecording(settings);
      // Set once per start, so that a later language switch inside the app persists.
      win.localStorage.setItem('0:locale', settings.language);
    }
    begun.current = start;
    const host = prepareDocument(win, settings, () => close.current(), replayed && replayHost(replayed));
    if (host) record(host);
    setApp({ win, host });
  };

  useEffect(() => {
    history.replaceState(null, '', writeSettings({ ...settings, path: url || settings.path }));
  }, [settings, url]);

  useEffect(() => {
    document.title = t('title');
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
  }, [settings, t]);

  return (
    <>
      <header className="head">
        <h1>{t('title')}</h1>
        <p>
          {t('intro')} <a href="/device/?view=stage">{t('showroom')}</a>
        </p>
      </header>
      <main className="page">
        <PhoneView
          key={start}
          settings={settings}
          t={t}
          app={app}
          onHome={home}
          // The view changes without a restart.
          onView={(changes) => setSettings({ ...settings, ...changes })}
        />
        <div className="panels">
          <Controls settings={settings} t={t} onChange={change} app={app?.win} />
          <ScreensPanel settings={settings} t={t} url={url} onOpen={open} />
          <LogPanel t={t} />
          <RecordingPanel settings={settings} t={t} replayed={replayed} onReplay={replay} />
          <TryAction key={`${start}`} settings={settings} t={t} app={app?.win} />
        </div>
      </main>
    </>
  );
}
