import type { LocalReminder } from '@health-app/sdk/bridge';
import { bridgeActions } from '@health-app/sdk/testing';
import { type FormEvent, useId, useState } from 'react';
import { Select } from './Controls.tsx';
import { emitEvent, endStreams, openStreams, type StreamName, streamNames } from './open-streams.ts';
import { ask, phoneState } from './phone-state.ts';
import { readObject } from './read-object.ts';
import { isNative, type Settings } from './settings.ts';
import { useStore } from './store.ts';
import type { Translate } from './texts.ts';

interface Props {
  settings: Settings;
  t: Translate;
}

const exampleOf = (stream: StreamName) => JSON.stringify(bridgeActions[stream]?.example.result ?? {}, null, 2);

/** Sends any event of the protocol to the app, as the phone would. */
export function EventsPanel({ settings, t }: Props) {
  const [stream, setStream] = useState<StreamName>('watchUser');
  const [event, setEvent] = useState(() => exampleOf('watchUser'));
  const [problem, setProblem] = useState(false);
  const open = useStore(openStreams);
  const { reminders } = useStore(phoneState);
  const id = useId();
  const native = isNative(settings.platform);
  const listens = (open[stream] ?? 0) > 0;
  const choose = (next: StreamName) => {
    setStream(next);
    setEvent(exampleOf(next));
    setProblem(false);
  };
  const send = (submitted: FormEvent) => {
    submitted.preventDefault();
    const data = readObject(event);
    setProblem(data === undefined);
    if (data) emitEvent(stream, data);
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('sendEvent')}</h2>
      <p className="soft">{t(native ? 'sendEventHint' : 'eventsNative')}</p>
      <form className="try" onSubmit={send}>
        <Select
          label={t('stream')}
          value={stream}
          options={streamNames.map((name) => [name, open[name] ? `${name} · ${t('listens')}` : name])}
          onChange={choose}
        />
        <p className="soft" lang="en">
          {bridgeActions[stream]?.description}
        </p>
        <div className="field">
          <label htmlFor={`${id}event`}>{t('eventJson')}</label>
          <textarea
            id={`${id}event`}
            rows={4}
            spellCheck={false}
            value={event}
            onChange={({ target }) => setEvent(target.value)}
          />
        </div>
        <div className="row wraps">
          <button type="submit" disabled={!listens}>
            {t('send')}
          </button>
          <button type="button" disabled={!listens} onClick={() => endStreams(stream)}>
            {t('endStream')}
          </button>
          <button type="button" disabled={!listens} onClick={() => endStreams(stream, 'unavailable')}>
            {t('failStream')}
          </button>
        </div>
        <p role="status" className="soft">
          {problem ? t('notJson') : t(listens ? 'listensNow' : 'listensNot')}
        </p>
      </form>
      {native && reminders.length > 0 && (
        <>
          <h3>{t('reminders')}</h3>
          <div className="row wraps">
            {reminders.map((reminder) => (
              <button key={reminder.reminderId} type="button" onClick={() => void ring(reminder)}>
                {t('ring')}: <bdi>{reminder.title}</bdi>
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** Shows the notification of a reminder on the phone, and sends the person's answer to the app. */
async function ring({ reminderId, title, text }: LocalReminder): Promise<void> {
  const answers = ['taken', 'later', 'opened', 'dismissed'] as const;
  const { result } = await ask({
    action: 'watchReminders',
    title: 'reminders',
    facts: [[title, text]],
    choices: answers.map((answer) => ({
      label: `reminder.${answer}` as const,
      answer: { result: answer },
      ...(answer === 'taken' && { look: 'main' as const }),
    })),
  });
  emitEvent('watchReminders', { reminderId, answer: result ?? 'dismissed', due: Date.now() });
}
