import type { Conversation } from '@health-app/sdk/testing';
import { type ChangeEvent, useId, useState } from 'react';
import { readRecording, recordingNow } from './recording.ts';
import { saveFile } from './save-file.ts';
import { isNative, type Settings } from './settings.ts';
import type { Translate } from './texts.ts';

interface Props {
  settings: Settings;
  t: Translate;
  replayed: Conversation | undefined;
  /** Starts the app with the recorded host, or with the interactive one. */
  onReplay: (conversation: Conversation | undefined, settings?: Settings) => void;
}

/** Saves the conversation between the app and its host since the app started, and replays the host of a saved one. */
export function RecordingPanel({ settings, t, replayed, onReplay }: Props) {
  const [problem, setProblem] = useState('');
  const id = useId();
  const native = isNative(settings.platform);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const { conversation, settings: recorded } = readRecording(await file.text());
      setProblem('');
      onReplay(conversation, recorded);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      // Allows the same file to be chosen again.
      target.value = '';
    }
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('conversation')}</h2>
      <p className="soft">{t(native ? 'conversationHint' : 'conversationNative')}</p>
      {replayed && (
        <p role="status">
          {t('replaying')}: <bdi lang="en">{replayed.about}</bdi>
        </p>
      )}
      <div className="row wraps">
        <button type="button" disabled={!native} onClick={() => saveFile('conversation.json', recordingNow())}>
          {t('saveConversation')}
        </button>
        {replayed && (
          <button type="button" onClick={() => onReplay(undefined)}>
            {t('stopReplay')}
          </button>
        )}
        <label className="file">
          {t('replayFile')}
          <input type="file" accept="application/json,.json" onChange={(event) => void choose(event)} />
        </label>
      </div>
      {problem && (
        <p role="alert" className="problem" lang="en">
          {problem}
        </p>
      )}
    </section>
  );
}
