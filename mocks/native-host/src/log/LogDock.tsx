import { useId, useState } from 'react';
import { Select } from '../Controls.tsx';
import { saveFile } from '../save-file.ts';
import { useStore } from '../store.ts';
import type { Translate } from '../texts.ts';
import { CallRow, MessageRow } from './LogRow.tsx';
import { clearLog, contains, log, messages } from './log.ts';
import { useFollowNewest } from './useFollowNewest.ts';

const filters = ['all', 'bridge', 'api', 'messages'] as const;

/** Lists the calls of the bridge and of the API, or the raw messages of the bridge, newest first, beside the phone. */
export function LogDock({ t }: { t: Translate }) {
  const calls = useStore(log);
  const raw = useStore(messages);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [text, setText] = useState('');
  const id = useId();
  const shownMessages = filter === 'messages' ? raw.filter((message) => contains(message, text)) : [];
  const shownCalls =
    filter === 'messages' ? [] : calls.filter((c) => (filter === 'all' || c.wire === filter) && contains(c, text));
  const shown = filter === 'messages' ? shownMessages : shownCalls;
  const { list, missed, showNewest } = useFollowNewest(shown.map(({ key }) => key));
  return (
    <section className="panel dock" aria-labelledby={id}>
      <h2>
        <span id={id}>{t('log')}</span> <span className="soft">{shown.length}</span>
      </h2>
      <div className="dock-tools">
        <Select
          label={t('filter')}
          value={filter}
          options={filters.map((value) => [value, t(value)])}
          onChange={setFilter}
        />
        <label>
          {t('search')}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="button" onClick={() => saveFile('log.json', shown)}>
          {t('saveLog')}
        </button>
        <button type="button" onClick={clearLog}>
          {t('clear')}
        </button>
      </div>
      <div className="dock-list">
        {missed > 0 && (
          <button type="button" className="dock-newest" onClick={showNewest}>
            ↑ {missed} {t('newer')}
          </button>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section ref={list} className="dock-scroll" tabIndex={0} aria-label={t('logEntries')}>
          {shown.length === 0 && <p className="soft">{t('empty')}</p>}
          <ol className="log" aria-label={t('log')}>
            {shownCalls.map((entry) => (
              <CallRow key={entry.key} entry={entry} t={t} />
            ))}
            {shownMessages.map((entry) => (
              <MessageRow key={entry.key} entry={entry} t={t} />
            ))}
          </ol>
        </section>
      </div>
    </section>
  );
}
