import { useId, useState } from 'react';
import { Select } from './Controls.tsx';
import { type LogEntry, log } from './log.ts';
import { saveFile } from './save-file.ts';
import { useStore } from './store.ts';
import type { Word } from './words.ts';

type Words = (word: Word) => string;

/** Lists every call of the bridge and of the API, newest first. */
export function LogPanel({ words }: { words: Words }) {
  const entries = useStore(log);
  const [wire, setWire] = useState<'all' | LogEntry['wire']>('all');
  const [filter, setFilter] = useState('');
  const id = useId();
  const shown = entries.filter(
    (entry) => (wire === 'all' || entry.wire === wire) && entry.name.toLowerCase().includes(filter.toLowerCase()),
  );
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{words('log')}</h2>
      <div className="fields">
        <Select
          label={words('filter')}
          value={wire}
          options={(['all', 'bridge', 'api'] as const).map((value) => [value, words(value)])}
          onChange={setWire}
        />
        <label>
          {words('name')}
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
        <button type="button" onClick={() => saveFile('log.json', shown)}>
          {words('saveLog')}
        </button>
        <button type="button" onClick={() => log.set(() => [])}>
          {words('clear')}
        </button>
      </div>
      {shown.length === 0 && <p className="soft">{words('empty')}</p>}
      <ol className="log" aria-label={words('log')}>
        {shown.map((entry) => (
          <Entry key={entry.key} entry={entry} words={words} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, words }: { entry: LogEntry; words: Words }) {
  const { wire, name, params, reply, drifts = [], state, events, at, took } = entry;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="wire" data-wire={wire}>
            {words(wire)}
          </span>
          <span className="name">{name}</span>
          {events > 0 && (
            <span className="soft">
              {events} {words('events')}
            </span>
          )}
          {drifts.length > 0 && <span className="state">{words('drifts')}</span>}
          <span className="state" data-state={state}>
            {state}
          </span>
          <span className="soft">{took === undefined ? clock(at) : `${took} ms`}</span>
        </summary>
        {open && (
          <>
            <p className="soft">{clock(at)}</p>
            {drifts.length > 0 && (
              <ul aria-label={words('drifts')}>
                {drifts.map(({ pointer, expected, actual }) => (
                  <li key={`${pointer} ${expected}`}>
                    <code>{pointer || '/'}</code> {actual}, {words('expected')} {expected}
                  </li>
                ))}
              </ul>
            )}
            <h3>{words('params')}</h3>
            <Json value={params} label={words('params')} />
            <h3>{words('reply')}</h3>
            <Json value={reply} label={words('reply')} />
          </>
        )}
      </details>
    </li>
  );
}

/** A long list scrolls, by keyboard too. */
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
