import { readFileSync } from 'node:fs';
import { createBridge } from '@health-app/sdk/bridge';
import { createFakeWindow, createNativeHost, replayHost } from '@health-app/sdk/testing';
import { expect, it } from 'vitest';
import { beginRecording, readRecording, record, recordingNow } from './recording.ts';
import { readSettings } from './settings.ts';

it('a replay gives the page the recorded answers again', async () => {
  const settings = readSettings('?platform=ios&user=promoter&path=/purine');
  beginRecording(settings);
  const window = createFakeWindow();
  record(createNativeHost({ platform: 'ios', window, script: { scanQr: () => ({ result: { text: 'f-77' } }) } }));
  const recorded = createBridge({ window });
  await recorded.call('scanQr', {});
  recorded.dispose();

  const read = readRecording(JSON.stringify(recordingNow()));
  expect(read.settings).toEqual(settings);
  expect(read.conversation.about).toBe('ios /purine');

  const again = createFakeWindow();
  createNativeHost({ platform: 'ios', window: again, ...replayHost(read.conversation) });
  const replayed = createBridge({ window: again });
  await expect(replayed.call('scanQr', {})).resolves.toEqual({ text: 'f-77' });
  replayed.dispose();
});

it('a new recording has no messages of the previous one', () => {
  beginRecording(readSettings(''));
  expect(recordingNow().messages).toEqual([]);
});

it('the reader accepts the golden conversations of the protocol', () => {
  const golden = new URL('../../../sdk/native/golden/', import.meta.url);
  const { conversation, settings } = readRecording(readFileSync(new URL('call.json', golden), 'utf8'));
  expect(conversation.messages.length).toBeGreaterThan(2);
  expect(settings).toBeUndefined();
});

it.each([
  ['{', 'The file is not JSON'],
  ['{}', /conversation/],
  ['{"about":"a","messages":[{"from":"host","message":{"type":"reply","id":"1"}}]}', 'messages[0] answers nothing'],
])('the reader refuses %s', (text, reason) => expect(() => readRecording(text)).toThrow(reason));
