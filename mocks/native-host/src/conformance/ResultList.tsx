import { useState } from 'react';
import { groups } from './case.ts';
import { reported } from './report.ts';
import { rules } from './rules.ts';
import type { Result, Status } from './run.ts';
import type { Entry } from './session.ts';
import type { Translate } from './texts.ts';

/** A sign beside the name of the status, because colour alone is none. */
const signs: Record<Status, string> = {
  waiting: '…',
  running: '…',
  pass: '✓',
  fail: '✕',
  'not offered': '–',
  skipped: '–',
};

/** The results by group. */
export function ResultList({ results, t }: { results: readonly Result[]; t: Translate }) {
  const [shown, setShown] = useState<'all' | (typeof reported)[number]>('all');
  const visible = results.filter(({ status }) => shown === 'all' || status === shown);
  return (
    <>
      <label className="conformance-filter">
        {t('show')}
        <select value={shown} onChange={({ target }) => setShown(target.value as typeof shown)}>
          {(['all', ...reported] as const).map((status) => (
            <option key={status} value={status}>
              {t(status)}
            </option>
          ))}
        </select>
      </label>
      {visible.length === 0 && <p className="soft">{t('noneOfThese')}</p>}
      {groups.map((group) => {
        const own = visible.filter((result) => result.case.id.startsWith(`${group}/`));
        if (own.length === 0) return null;
        return (
          <section key={group} className="panel" aria-labelledby={group}>
            <h2 id={group}>{t(`group.${group}`)}</h2>
            <ol className="log">
              {own.map((result) => (
                <ResultItem key={result.case.id} result={result} t={t} />
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

function ResultItem({ result, t }: { result: Result; t: Translate }) {
  const { case: one, status, record } = result;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <span className="name">{t(one.title)}</span>{' '}
          <span className="conformance-state" data-status={status}>
            <span aria-hidden="true">{signs[status]}</span> {t(status)}
          </span>
        </summary>
        {isOpen && (
          <>
            {record.problems.length > 0 ? (
              <>
                <h3>{t('problems')}</h3>
                <ul className="conformance-problems" lang="en">
                  {record.problems.map(({ rule, reason }, index) => (
                    <li key={index}>
                      <p>{reason}</p>
                      <p className="soft">
                        <code>{rule}</code> {rules[rule]}
                      </p>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <>
                <h3>{t('rule')}</h3>
                <p lang="en">
                  <code>{one.rule}</code> {rules[one.rule]}
                </p>
              </>
            )}
            {record.remark && (
              <>
                <h3>{t('remark')}</h3>
                <p lang="en">{record.remark}</p>
              </>
            )}
            <h3>{t('messages')}</h3>
            {record.entries.length === 0 && <p className="soft">{t('noMessages')}</p>}
            <ol className="conformance-messages">
              {record.entries.map((entry, index) => (
                <li key={index}>
                  <Message entry={entry} first={record.entries[0]} t={t} />
                </li>
              ))}
            </ol>
          </>
        )}
      </details>
    </li>
  );
}

const longest = 2_000;

/** A raw message with its time since the first one of the case. */
function Message({ entry, first = entry, t }: { entry: Entry; first: Entry | undefined; t: Translate }) {
  const { from, message, at } = entry;
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  return (
    <>
      <p className="soft">
        {from === 'page' ? '→' : '←'} {t(from)} · {at - first.at} ms
      </p>
      <code>{text.length > longest ? `${text.slice(0, longest)}…` : text}</code>
    </>
  );
}
