import { stories } from 'virtual:stories';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { homes } from '../screens.ts';
import { readSettings, type Settings, writeSettings } from '../settings.ts';
import { translator } from '../texts.ts';
import { Caption } from './Caption.tsx';
import { DevicePhone, modelFor, sizeOf } from './DevicePhone.tsx';
import { appFrameOf, type StagePhone } from './driver.ts';
import { publishState } from './notes-channel.ts';
import { chaptersOf, noPlay, type Player, startPlayer } from './player.ts';
import { readStage, type StageSettings, writeStage } from './settings.ts';
import './stage.css';
import { saveBlob } from '../save-file.ts';
import { useStore } from '../store.ts';
import { useWindowSize } from '../useWindowSize.ts';
import { prepareWorld } from './prepare-world.ts';
import { recordVideo } from './record-video.ts';
import { StageBar } from './StageBar.tsx';
import { deleteStageDatabases } from './storage.ts';
import type { Story } from './story.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** One start of the phones, with the player of a story. */
interface Run {
  key: number;
  /** The wall clock of the phones; empty for that of this machine. */
  time: string;
  player: Player | undefined;
}

/**
 * Space around the phones for the bar, the names and the caption, which stack in a narrow window (see stage.css); CSS px.
 */
const marginOf = ({ width }: { width: number }) => ({ width: 96, height: width > 1100 ? 258 : 390 });
const gap = 56;

/** How long a video shows the end of its story; ms. */
const lastCaption = 2_500;

/** The smallest scale at which a screen is readable. In less space, the phones scroll. */
const leastScale = 0.4;

/** The steps of a story on the phones that the stage shows. */
const stepsOn = (story: Story | undefined, { phones }: StageSettings) =>
  story?.steps.filter(({ phone }) => phone < phones.length) ?? [];

/** The presentation: phones side by side with one world, and a story that plays on them. */
export function Stage() {
  const [settings, setSettings] = useState(() =>
    readStage(location.search, stories, {
      language: navigator.language.startsWith('zh') ? 'zh-CN' : 'en',
      theme: prefersDark ? 'dark' : 'light',
    }),
  );
  const [run, setRun] = useState<Run>();
  const [failure, setFailure] = useState('');
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const starts = useRef(0);
  const t = useMemo(() => translator(settings.language), [settings.language]);
  const story = stories.find(({ name }) => name === settings.story);
  const steps = stepsOn(story, settings);
  const window = useWindowSize();

  /** Restarts the phones and the story. The story plays without pauses up to the step `from`. */
  const start = async (wanted: StageSettings, { from = 0, paused = false } = {}) => {
    starts.current += 1;
    const key = starts.current;
    run?.player?.stop();
    setRun(undefined);
    setFailure('');
    setSettings(wanted);
    const told = stories.find(({ name }) => name === wanted.story);
    try {
      await deleteStageDatabases();
      const time = told ? await prepareWorld(wanted.world) : '';
      if (key !== starts.current) return;
      const phoneAt = (place: number): StagePhone | undefined => {
        const frame = frames.current[place];
        const language = wanted.phones[place]?.language;
        return frame && language ? { frame, language, world: wanted.world } : undefined;
      };
      const steps = stepsOn(told, wanted);
      setRun({ key, time, player: told && startPlayer({ steps, phoneAt, pace: wanted.pace, from, paused }) });
    } catch (error) {
      if (key === starts.current) setFailure((error as Error).message);
    }
  };
  const begin = useEffectEvent(() => void start(settings));
  useEffect(() => begin(), []);

  const back = () => {
    const play = run?.player?.play.get();
    if (!play) return;
    const begun = chaptersOf(steps).filter((index) => index <= play.step);
    void start(settings, { from: begun.at(-2) ?? 0, paused: play.state === 'paused' });
  };
  const restart = () => void start(settings);
  const openNotes = () =>
    void open(
      `/device/?${new URLSearchParams({ view: 'notes', language: settings.language, theme: settings.theme })}`,
      'notes',
      'popup,width=560,height=720',
    );
  const [stopVideo, setStopVideo] = useState<() => void>();
  /** Records the story from its start, or ends the recording. */
  const record = async () => {
    if (stopVideo) return stopVideo();
    try {
      const stop = await recordVideo((video, extension) => {
        setStopVideo(undefined);
        saveBlob(`${settings.story || 'phones'}.${extension}`, video);
      });
      setStopVideo(() => stop);
      restart();
    } catch (error) {
      // The person did not share the tab.
      if ((error as DOMException).name !== 'NotAllowedError') throw error;
    }
  };
  const player = run?.player;
  const { state } = useStore(player?.play ?? noPlay);
  useEffect(() => {
    if (!stopVideo || (state !== 'done' && state !== 'failed')) return undefined;
    // The last caption stays for a moment.
    const timer = setTimeout(stopVideo, lastCaption);
    return () => clearTimeout(timer);
  }, [state, stopVideo]);
  useEffect(() => {
    const play = player?.play ?? noPlay;
    return publishState(
      () => ({ story: settings.story, step: play.get().step, state: play.get().state }),
      play.subscribe,
    );
  }, [player, settings.story]);
  const fullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, view } = event;
    if (ctrlKey || metaKey || altKey) return;
    const control = (event.target as Element | null)?.closest?.('a, button, input, select, textarea');
    const plays = run?.player?.play.get().state === 'playing';
    // A focused control of the stage handles the space key itself, and a select handles all keys. A phone handles all keys
    // without a story, and those of a focused control while the story is not playing.
    if (
      view === globalThis.window ? control && (key === ' ' || control.matches('select')) : !story || (control && !plays)
    )
      return;
    const action = {
      ' ': () => run?.player?.toggle(),
      ArrowRight: () => run?.player?.next(),
      ArrowLeft: back,
      r: restart,
      n: openNotes,
      f: fullScreen,
    }[key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const take = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', take);
    globalThis.window.healthStage = take;
    return () => removeEventListener('keydown', take);
  }, []);

  useEffect(() => {
    history.replaceState(null, '', writeStage(settings));
    document.title = t('showroom');
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.view = 'stage';
  }, [settings, t]);

  const sizes = settings.phones.map(sizeOf);
  const height = Math.max(...sizes.map((size) => size.height));
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const count = settings.phones.length;
  const margin = marginOf(window);
  const fitting = Math.min(
    1,
    (window.height - margin.height) / height,
    (window.width - margin.width - gap * (count - 1)) / width,
  );
  const scale = Math.max(leastScale, fitting);
  const phoneSettings = (place: number): Settings => {
    const { product, language, theme, device } = settings.phones[place] as StageSettings['phones'][number];
    const path = story?.phones[place]?.path ?? homes[product];
    const model = modelFor({ device });
    const platform = device === 'desktop' ? 'browser' : 'ios';
    return {
      ...readSettings(''),
      platform,
      model,
      language,
      theme,
      path,
      world: settings.world,
      time: run?.time ?? '',
    };
  };
  return (
    <div className="stage" data-product={settings.story || 'general'}>
      <StageBar
        settings={settings}
        t={t}
        onChange={(changes) => void start({ ...settings, ...changes })}
        onFullScreen={fullScreen}
        onNotes={openNotes}
        recording={stopVideo !== undefined}
        onRecord={() => void record()}
      />
      <main className="stage-phones" style={{ gap }}>
        {settings.phones.map((phone, place) => (
          <DevicePhone
            key={`${place} ${run?.key}`}
            place={place}
            phone={phone}
            scale={scale}
            t={t}
            src={run && `/device/${writeSettings(phoneSettings(place))}&view=phone`}
            player={run?.player}
            frameRef={(frame) => {
              frames.current[place] = frame;
            }}
            onChange={(changes) => {
              const phones = settings.phones.map((other, index) =>
                index === place ? { ...other, ...changes } : other,
              );
              void start({ ...settings, phones });
            }}
            onComeBack={() => {
              const frame = frames.current[place];
              const app = frame && appFrameOf({ frame, language: phone.language, world: settings.world });
              app?.contentWindow?.location.reload();
            }}
          />
        ))}
      </main>
      <Caption
        language={settings.language}
        t={t}
        player={run?.player}
        steps={steps}
        starting={run === undefined}
        failure={failure}
        onBack={back}
        onRestart={restart}
      />
    </div>
  );
}
