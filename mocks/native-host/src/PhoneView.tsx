import { type CSSProperties, useEffect, useState } from 'react';
import type { AppWindow } from './app-window.ts';
import { shareSheet } from './host-script.ts';
import { emitEvent, openStreams } from './open-streams.ts';
import { modelOf } from './phone-models.ts';
import { change, phoneState, say } from './phone-state.ts';
import { SheetView } from './SheetView.tsx';
import { isNative, type Settings } from './settings.ts';
import { useStore } from './store.ts';
import type { Translate } from './texts.ts';
import { useWindowSize } from './useWindowSize.ts';

interface Props {
  settings: Settings;
  t: Translate;
  app: { win: AppWindow } | undefined;
}

interface StandProps extends Props {
  onHome: () => void;
  onView: (changes: Partial<Settings>) => void;
}

/** Space around the phone for its edge and the buttons below it; CSS px. */
const margin = { width: 72, height: 124 };

/** The phone, and the buttons that affect the whole phone. */
export function PhoneView({ onHome, onView, ...props }: StandProps) {
  const { settings, t } = props;
  const window = useWindowSize();
  const { orientation, size, model } = settings;
  const landscape = orientation === 'landscape';
  const { width: short, height: long } = modelOf[model];
  const [width, height] = landscape ? [long, short] : [short, long];
  const fitting = Math.min(1, (window.width - margin.width) / width, (window.height - margin.height) / height);
  const scale = size === 'fit' ? fitting : 1;
  return (
    <div className="stand">
      <div style={{ width: width * scale, height: height * scale }}>
        <Phone {...props} style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }} />
      </div>
      <div className="row">
        <button type="button" onClick={onHome}>
          {t('home')}
        </button>
        <button
          type="button"
          aria-pressed={landscape}
          onClick={() => onView({ orientation: landscape ? 'portrait' : 'landscape' })}
        >
          {t('landscape')}
        </button>
        <button
          type="button"
          aria-pressed={size === 'fit'}
          onClick={() => onView({ size: size === 'fit' ? 'actual' : 'fit' })}
        >
          {t('fit')}
        </button>
      </div>
    </div>
  );
}

/** Status bar, navigation bar of the app that shows the page, the page, and native sheets over it. */
export function Phone({ settings, t, app, style }: Props & { style?: CSSProperties }) {
  const top = settings.orientation === 'landscape' ? 0 : modelOf[settings.model].top;
  const [path] = useState(settings.path);
  const { background, foreground, barHidden, scrolls, sheets, toast, beat, lifted } = useStore(phoneState);
  const native = isNative(settings.platform);
  const colors = native && !barHidden ? { background, color: foreground } : undefined;
  const [sheet] = sheets;
  const win = app?.win;
  useEffect(() => {
    if (win) win.document.documentElement.style.overflow = native && !scrolls ? 'hidden' : '';
  }, [win, native, scrolls]);
  return (
    <section className="phone" aria-label={t('phone')} style={style}>
      <div className="status" style={{ height: top, ...colors }} aria-hidden="true">
        {top > 0 && <Clock win={win} />}
      </div>
      {!(native && barHidden) && <Bar settings={settings} t={t} app={app} colors={colors} />}
      <div className="view">
        <iframe
          title={t('app')}
          src={path}
          // An open sheet makes the content below it inert.
          inert={sheet !== undefined}
        />
        {sheet && <SheetView key={sheet.key} sheet={sheet} t={t} />}
        {beat && (
          <div className="beat">
            <p role="status">
              <span>{t('heartRate')}</span> <strong>{beat.bpm ?? '–'}</strong>{' '}
              <progress value={beat.progress} aria-hidden="true" />
            </p>
            <button type="button" onClick={() => change({ lifted: !lifted })}>
              {t(lifted ? 'putBack' : 'lift')}
            </button>
          </div>
        )}
        <p className="toast" role="status">
          {toast && <span>{toast}</span>}
        </p>
      </div>
    </section>
  );
}

/** The time of the phone. */
function Clock({ win }: { win: AppWindow | undefined }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return new (win?.Date ?? Date)().toTimeString().slice(0, 5);
}

/** Native app: title and back. Messaging app: title, back and menu. Browser: the address. */
function Bar({ settings, t, app, colors }: Props & { colors: CSSProperties | undefined }) {
  const { title, documentTitle, url, prepared } = useStore(phoneState);
  const { platform } = settings;
  const native = isNative(platform);
  const back = () => {
    if (openStreams.get().interceptBack) emitEvent('interceptBack', { source: 'button' });
    else app?.win.history.back();
  };
  const openMenu = () => {
    if (prepared) void shareSheet('menu')(prepared, {});
    else say(t('nothingPrepared'));
  };
  return (
    <div className="bar" data-platform={platform} style={colors}>
      <button type="button" aria-label={t('back')} onClick={back}>
        ‹
      </button>
      <p className="bar-title">{platform === 'browser' ? url : native ? title : documentTitle}</p>
      {platform === 'messaging' && (
        <button type="button" aria-label={t('menu')} onClick={openMenu}>
          ···
        </button>
      )}
    </div>
  );
}
