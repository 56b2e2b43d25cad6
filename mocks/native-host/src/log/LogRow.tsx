import { type ReactNode, useState } from 'react';
import type { Translate } from '../texts.ts';
import type { LogEntry, LoggedMessage } from './log.ts';

/** A call with its reply. */
export function CallRow({ entry, t }: { entry: LogEntry; t: Translate }) {
  const { wire, name, params, reply, drifts = [], state, events, time, took } = entry;
  return (
    <Row
      content={() => (
        <>
          <p className="soft">{time}</p>
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
    >
      <span className="wire" data-wire={wire}>
        {t(wire)}
      </span>
      <span className="name" title={name}>
        {name}
      </span>
      {events > 0 && (
        <span className="soft">
          {events} {t('events')}
        </span>
      )}
      {drifts.length > 0 && <span className="state">{t('drifts')}</span>}
      <span className="state" data-state={state}>
        {state}
      </span>
      <span className="soft">{took === undefined ? clockOf(time) : `${took} ms`}</span>
    </Row>
  );
}

/** A raw message of the bridge, with its direction, its id and the phone's time. */
export function MessageRow({ entry, t }: { entry: LoggedMessage; t: Translate }) {
  const { from, type, id, action, message, time } = entry;
  return (
    <Row
      content={() => (
        <>
          <p className="soft">{time}</p>
          <Json value={message} label={t('message')} />
        </>
      )}
    >
      <span className="wire" data-from={from}>
        {t(from === 'page' ? 'toHost' : 'toPage')}
      </span>
      <span className="name">
        {type} <strong>{action}</strong>
      </span>
      {id && <code className="soft">{id.slice(0, 8)}</code>}
      <span className="soft">{clockOf(time)}</span>
    </Row>
  );
}

function Row({ children, content }: { children: ReactNode; content: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{children}</summary>
        {open && content()}
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

const clockOf = (time: string): string => time.split(' ')[0] ?? '';
