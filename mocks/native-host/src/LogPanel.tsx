import { useId, useState } from 'react';
import { Select } from './Controls.tsx';
import { type LogEntry, log } from './log.ts';
import { saveFile } from './save-file.ts';
import { useStore } from './store.ts';
import type { Translate } from './texts.ts';

/** Lists every call of the bridge and of the API, newest first. */
export function LogPanel({ t }: { t: Translate }) {
  const entries = useStore(log);
  const [wire, setWire] = useState<'all' | LogEntry['wire']>('all');
  const [filter, setFilter] = useState('');
  const id = useId();
  const shown = entries.filter(
    (entry) => (wire === 'all' || entry.wire === wire) && entry.name.toLowerCase().includes(filter.toLowerCase()),
  );
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('log')}</h2>
      <div className="fields">
        <Select
          label={t('filter')}
          value={wire}
          options={(['all', 'bridge', 'api'] as const).map((value) => [value, t(value)])}
          onChange={setWire}
        />
        <label>
          {t('name')}
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
        <button type="button" onClick={() => saveFile('log.json', shown)}>
          {t('saveLog')}
        </button>
        <button type="button" onClick={() => log.set(() => [])}>
          {t('clear')}
        </button>
      </div>
      {shown.length === 0 && <p className="soft">{t('empty')}</p>}
      <ol className="log" aria-label={t('log')}>
        {shown.map((entry) => (
          <Entry key={entry.key} entry={entry} t={t} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, t }: { entry: LogEntry; t: Translate }) {
  const { wire, name, params, reply, drifts = [], state, events, at, took } = entry;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="wire" data-wire={wire}>
            {t(wire)}
          </span>
          <span className="name">{name}</span>
          {events > 0 && (
            <span className="soft">
              {events} {t('events')}
            </span>
          )}
          {drifts.length > 0 && <span className="state">{t('drifts')}</span>}
          <span className="state" data-state={state}>
            {state}
          </span>
          <span className="soft">{took === undefined ? clock(at) : `${took} ms`}</span>
        </summary>
        {open && (
          <>
            <p className="soft">{clock(at)}</p>
            {drifts.length > 0 && (
              <ul aria-label={t('drifts')}>
                {drifts.map(({ pointer, expected, actual }) => (
                  <li key={`${pointer} ${expected}`}>
                    <code>{pointer || '/'}</code> {actual}, {t('expected')} {expected}
                  </li>
                ))}
              </ul>
            )}
            <h3>{t('params')}</h3>
            <Json value={params} label={t('params')} />
            <h3>{t('reply')}</h3>
            <Json value={reply} label={t('reply')} />
          </>
        )}
      </details>
    </li>
  );
}

/** A long list scrolls, even by keyboard. */
export function Json({ value, label }: { value: unknown; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: the area is not a field set
    <pre tabIndex={0} role="group" aria-label={label}>
      {value === undefined ? '–' : JSON.stringify(value, null, 2)}
    </pre>
  );
}

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 8);
