import { stories } from 'virtual:stories';
import { useEffect, useMemo, useState } from 'react';
import { readSettings } from '../settings.ts';
import { translator } from '../texts.ts';
import { followState, type StageState } from './notes-channel.ts';
import { chaptersOf } from './player.ts';
import './notes.css';

/** The presenter's window: what to say at the current step of the story, what comes next, and the time. */
export function NotesPage() {
  const { language, theme } = useMemo(() => readSettings(location.search), []);
  const t = useMemo(() => translator(language), [language]);
  const [stage, setStage] = useState<StageState>();
  const [begun, setBegun] = useState(() => Date.now());
  const [, tick] = useState(0);
  useEffect(() => followState(setStage), []);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    document.title = t('notes');
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme, t]);

  const place = language === 'en' ? 0 : 1;
  const story = stories.find(({ name }) => name === stage?.story);
  const chapters = story ? chaptersOf(story.steps) : [];
  const now = chapters.filter((index) => index <= (stage?.step ?? 0)).length - 1;
  const current = story?.steps[chapters[now] ?? -1];
  const next = story?.steps[chapters[now + 1] ?? -1];
  const seconds = Math.floor((Date.now() - begun) / 1_000);
  const done = stage?.state === 'done';
  return (
    <main className="notes">
      <header>
        <h1>{t('notes')}</h1>
        <p role="timer" aria-label={t('time')}>
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </p>
        <button type="button" onClick={() => setBegun(Date.now())}>
          {t('restartTimer')}
        </button>
      </header>
      {!story && <p className="soft">{t(stage ? 'notesFreePlay' : 'notesWait')}</p>}
      {story && (
        <>
          <p className="soft">
            {t(story.name)} · {done ? chapters.length : now + 1} / {chapters.length}
          </p>
          <p className="notes-caption">{done ? t('storyDone') : current?.caption?.[place]}</p>
          {!done && current?.note && <p className="notes-note">{current.note[place]}</p>}
          {!done && next && (
            <section aria-labelledby="next">
              <h2 id="next">{t('nextStep')}</h2>
              <p>{next.caption?.[place]}</p>
            </section>
          )}
        </>
      )}
    </main>
  );
}
