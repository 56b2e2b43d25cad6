import { type Conversation, type NativeHost, replayHost } from '@health-app/sdk/testing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Controls } from './Controls.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { applyLive, type LiveDocument } from './live-settings.ts';
import { LogDock } from './log/LogDock.tsx';
import { restoreLog, storeLog } from './log/log.ts';
import { PhoneView } from './PhoneView.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
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
  /** A new key gives the app a new frame, at an address of its own. */
  const [frame, setFrame] = useState(0);
  /** The conversation whose host replies instead of the person. */
  const [replayed, setReplayed] = useState<Conversation>();
  const [app, setApp] = useState<LiveDocument & { host?: NativeHost }>();
  const starts = useRef(0);
  const t = useMemo(() => translator(settings.language), [settings.language]);
  const { url } = useStore(phoneState);

  /**
   * Applies changed settings. The app goes on where it can; else it starts again at its place: in its own frame, so that its
   * address, its history and the position of its page stay, or in a new frame if the change contains an address.
   */
  const change = (changes: Partial<Settings>) => {
    const next = { ...settings, path: phoneState.get().url || settings.path, ...changes };
    setSettings(next);
    if (app && changes.path === undefined && applyLive(app, next)) return;
    starts.current += 1;
    // Until the new document is there, nothing calls the one that ends.
    setApp(undefined);
    if (app && changes.path === undefined) app.win.location.reload();
    else setFrame(frame + 1);
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
    if (begun.current !== starts.current) {
      beginRecording(settings);
      // Set once per start, so that a later language switch inside the app persists.
      win.localStorage.setItem('0:locale', settings.language);
    }
    begun.current = starts.current;
    const live = prepareDocument(win, settings, () => close.current(), replayed && replayHost(replayed));
    if (live.host) record(live.host);
    setApp(live);
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
      <main className="page" data-orientation={settings.orientation}>
        <PhoneView
          key={frame}
          settings={settings}
          t={t}
          app={app}
          onHome={home}
          // The view changes without a restart.
          onView={change}
        />
        <LogDock t={t} />
        <div className="panels">
          <Controls settings={settings} t={t} onChange={change} app={app?.win} />
          <ScreensPanel settings={settings} t={t} url={url} onOpen={open} />
          <EventsPanel settings={settings} t={t} />
          <TryAction settings={settings} t={t} app={app} />
          <ProfilePanel settings={settings} t={t} onChange={change} />
          <RecordingPanel settings={settings} t={t} replayed={replayed} onReplay={replay} />
        </div>
      </main>
    </>
  );
}
