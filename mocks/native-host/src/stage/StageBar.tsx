import { stories } from 'virtual:stories';
import { nameOfLanguage, Select, selectsOf } from '../Controls.tsx';
import { products } from '../screens.ts';
import { languages, themes } from '../settings.ts';
import type { Translate } from '../texts.ts';
import { canRecord } from './record-video.ts';
import { mostPhones, paces, phonesFor, type StageSettings } from './settings.ts';

const counts = Array.from({ length: mostPhones }, (_, index) => String(index + 1));

interface Props {
  settings: StageSettings;
  t: Translate;
  onChange: (changes: Partial<StageSettings>) => void;
  onFullScreen: () => void;
  /** Opens the presenter's notes. */
  onNotes: () => void;
  recording: boolean;
  /** Begins or ends a video. */
  onRecord: () => void;
}

/** The settings of the stage: the story, the number of phones, language and theme. A change restarts it. */
export function StageBar({ settings, t, onChange, onFullScreen, onNotes, recording, onRecord }: Props) {
  const { story, phones } = settings;
  /** The default phones of a story for the language and theme of the stage. */
  const usual = (changes: Partial<StageSettings>) => {
    const next = { ...settings, ...changes };
    return phonesFor(
      stories.find(({ name }) => name === next.story),
      next,
    );
  };
  const choose = (changes: Partial<StageSettings>) =>
    onChange({ ...changes, phones: usual(changes).slice(0, phones.length) });
  const select = selectsOf(settings, t, onChange);
  const chosen = selectsOf(settings, t, choose);
  const setCount = (count: string) => {
    const more = usual({}).slice(phones.length);
    onChange({ phones: [...phones, ...more].slice(0, Number(count)) });
  };
  return (
    <header className="stage-bar">
      <h1>{t('showroom')}</h1>
      <nav className="stage-stories" aria-label={t('story')}>
        {[...products, '' as const].map((name) => (
          <button
            key={name}
            type="button"
            className="stage-story"
            aria-current={name === story || undefined}
            onClick={() => choose({ story: name })}
          >
            {t(name || 'freePlay')}
          </button>
        ))}
      </nav>
      <div className="stage-settings">
        <Select
          label={t('phoneCount')}
          value={String(phones.length)}
          options={counts.map((count) => [count, `${count} ${t(count === '1' ? 'onePhone' : 'phones')}`])}
          onChange={setCount}
        />
        {chosen('language', languages, nameOfLanguage)}
        {chosen('theme', themes)}
        {select('pace', paces, (name) => t(`pace.${name}`))}
        <button type="button" className="stage-quiet" onClick={onFullScreen} title="F">
          {t('fullScreen')}
        </button>
        <button type="button" className="stage-quiet" onClick={onNotes} title="N">
          {t('notes')}
        </button>
        {canRecord() && (
          <button type="button" className="stage-quiet" aria-pressed={recording} onClick={onRecord}>
            {t(recording ? 'endVideo' : 'video')}
          </button>
        )}
        <a className="stage-quiet" href="/device/">
          {t('devicePage')}
        </a>
      </div>
    </header>
  );
}
