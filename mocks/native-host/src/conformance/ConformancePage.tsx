import { useEffect, useRef, useState } from 'react';
import type { Answer, Case } from './case.ts';
import type { Channel } from './channel.ts';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { ResultList } from './ResultList.tsx';
import { countsOf, reported, reportOf } from './report.ts';
import { casesOf, prepareRun, type Result } from './run.ts';
import type { Translate } from './texts.ts';

interface Asked {
  one: Case;
  answer: (answer: Answer) => void;
}

/** Runs the suite over the channel of the app around this page. */
export function ConformancePage({ channel, t }: { channel: Channel; t: Translate }) {
  const [asks, setAsks] = useState(true);
  const [state, setState] = useState<'before' | 'running' | 'done' | 'stopped'>('before');
  const [results, setResults] = useState<readonly Result[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const run = useRef<ReturnType<typeof prepareRun>>(undefined);
  /** The latest choice, also for a run that has begun. */
  const wantsQuestions = useRef(asks);
  wantsQuestions.current = asks;

  // A message that comes while the question waits must not wait for a question that nobody sees.
  useEffect(() => () => run.current?.stop(), []);

  const start = async () => {
    setState('running');
    const prepared = prepareRun(channel, {
      onChange: setResults,
      ask: (one) =>
        wantsQuestions.current
          ? new Promise((resolve) => {
              setAsked({
                one,
                answer: (answer) => {
                  setAsked(undefined);
                  resolve(answer);
                },
              });
            })
          : Promise.resolve('skip'),
    });
    run.current = prepared;
    await prepared.run();
    setState((now) => (now === 'stopped' ? now : 'done'));
  };

  const stop = () => {
    setState('stopped');
    run.current?.stop();
    asked?.answer('skip');
  };

  const current = results.find(({ status }) => status === 'running');
  const finished = results.filter(({ status }) => status !== 'waiting' && status !== 'running').length;
  const total = results.length || casesOf(channel.platform).length;
  const counts = countsOf(results);
  const report = () =>
    reportOf(
      results,
      { platform: channel.platform, offers: run.current?.offers ?? [] },
      { userAgent: navigator.userAgent, origin: location.origin, at: new Date().toISOString() },
    );

  return (
    <>
      <section className="panel" aria-labelledby="run">
        <h2 id="run">{t(channel.platform)}</h2>
        <label className="conformance-check">
          <input type="checkbox" checked={asks} onChange={({ target }) => setAsks(target.checked)} />
          <span>
            {t('asks')}
            <span className="soft">{t('asksHint')}</span>
          </span>
        </label>
        <div className="row wraps">
          {state === 'running' ? (
            <button type="button" onClick={stop}>
              {t('stop')}
            </button>
          ) : (
            <button type="button" className="main" onClick={() => void start()}>
              {t(state === 'before' ? 'start' : 'restart')}
            </button>
          )}
        </div>
        {state !== 'before' && (
          <>
            <progress aria-label={t('progress')} value={finished} max={total} />
            <p className="soft">
              {finished} / {total}
              {current && ` · ${t(current.case.title)}`}
            </p>
            <dl className="conformance-counts">
              {reported.map((status) => (
                <div key={status} data-status={counts[status] > 0 && status}>
                  <dt>{t(status)}</dt>
                  <dd>{counts[status]}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p role="status" className="conformance-status">
          {(state === 'done' || state === 'stopped') && t(state)}
        </p>
      </section>
      {asked && <QuestionPanel key={asked.one.id} one={asked.one} t={t} onAnswer={asked.answer} />}
      {!asked && current?.case.question && (
        <section className="panel row wraps" aria-label={t('waitsForYou')}>
          <p>{t('waitsForYou')}</p>
          <button type="button" onClick={() => run.current?.skip()}>
            {t('skip')}
          </button>
        </section>
      )}
      {state !== 'before' && (
        <>
          <ReportPanel t={t} reportNow={report} isOver={state !== 'running'} />
          <ResultList results={results} t={t} />
        </>
      )}
    </>
  );
}
