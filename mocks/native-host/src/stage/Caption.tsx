import type { ReactNode } from 'react';
import type { Language } from '../settings.ts';
import { useStore } from '../store.ts';
import { type TextKey, type Translate, translator } from '../texts.ts';
import { chaptersOf, noPlay, type Player } from './player.ts';
import { problemText } from './problem-text.ts';
import type { Pair, Step } from './story.ts';

interface Props {
  language: Language;
  t: Translate;
  player: Player | undefined;
  steps: readonly Step[];
  /** Whether the phones are starting. */
  starting: boolean;
  /** The reason why the phones could not start; empty without a failure. */
  failure: string;
  onBack: () => void;
  onRestart: () => void;
}

/** Describes the events on the phones in both languages, with buttons that control the story. */
export function Caption({ language, t, player, steps, starting, failure, onBack, onRestart }: Props) {
  const { state, step, caption, problem } = useStore(player?.play ?? noPlay);
  const plays = state === 'playing';
  const done = state === 'done';
  const chapters = chaptersOf(steps);
  const chapter = chapters.filter((index) => index <= step).length - 1;
  const stopped = failure || (problem && problemText(language, problem));
  return (
    <footer className="stage-caption">
      {steps.length > 0 && (
        <div
          className="stage-progress"
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={chapters.length}
          aria-valuenow={done ? chapters.length : chapter + 1}
        >
          {chapters.map((index, place) => (
            <span
              key={index}
              className="stage-chapter"
              data-state={done || place < chapter ? 'past' : place === chapter ? 'now' : undefined}
            />
          ))}
        </div>
      )}
      {stopped ? (
        <div role="alert" className="stage-words">
          <p className="stage-first">{t('storyStopped')}</p>
          <p className="stage-second">{stopped}</p>
        </div>
      ) : (
        <CaptionText
          language={language}
          pair={starting ? undefined : done ? inBoth('storyDone') : player ? caption : inBoth('freePlayHint')}
          waiting={t('preparing')}
        />
      )}
      {steps.length > 0 && (
        <div className="stage-controls">
          <Control name={t('restart')} hint="R" onClick={onRestart}>
            <path d="M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4" />
          </Control>
          <Control name={t('stepBack')} hint="←" disabled={!player} onClick={onBack}>
            <path d="M18 6 9 12l9 6zM6 6v12" />
          </Control>
          <Control
            main
            name={t(plays ? 'pause' : 'play')}
            hint="Space"
            disabled={state !== 'playing' && state !== 'paused'}
            onClick={() => player?.toggle()}
          >
            <path d={plays ? 'M9 6v12M15 6v12' : 'M8 5.5v13l10-6.5z'} />
          </Control>
          <Control
            name={t('nextStep')}
            hint="→"
            disabled={state !== 'playing' && state !== 'paused'}
            onClick={() => player?.next()}
          >
            <path d="m6 6 9 6-9 6zM18 6v12" />
          </Control>
        </div>
      )}
    </footer>
  );
}

const inBoth = (key: TextKey): Pair => [translator('en')(key), translator('zh-CN')(key)];

/** Shows the language of the stage first, the other one below it. */
function CaptionText({ language, pair, waiting }: { language: Language; pair: Pair | undefined; waiting: string }) {
  const texts = [
    { lang: 'en', text: pair?.[0] },
    { lang: 'zh-CN', text: pair?.[1] },
  ];
  const [first, second] = language === 'en' ? texts : texts.reverse();
  return (
    <div className="stage-words" aria-live="polite" key={pair?.[0]}>
      <p className="stage-first" lang={first?.lang}>
        {first?.text ?? waiting}
      </p>
      <p className="stage-second" lang={second?.lang}>
        {second?.text}
      </p>
    </div>
  );
}

interface ControlProps {
  name: string;
  /** The key with the same effect. */
  hint: string;
  main?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Control({ name, hint, main, disabled, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className={main ? 'stage-control main' : 'stage-control'}
      aria-label={name}
      title={`${name} (${hint})`}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
