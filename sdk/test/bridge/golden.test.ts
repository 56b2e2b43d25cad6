import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBridge } from '@health-app/sdk/bridge';
import {
  createFakeWindow,
  createNativeHost,
  type HostAnswer,
  type HostMessage,
  type PageMessage,
} from '@health-app/sdk/testing';
import { describe, expect, it } from 'vitest';
import { platforms, settle } from './page.ts';

type Step = { from: 'page'; message: PageMessage } | { from: 'host'; message: HostMessage };

interface Golden {
  about: string;
  messages: Step[];
  /** What the page's caller gets, by id. */
  outcomes: Record<string, { result?: unknown; error?: string; events?: unknown[] }>;
}

const folder = join(import.meta.dirname, 'golden');
const goldens = readdirSync(folder).map((file): [string, Golden] => [
  file,
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
]);

/** Ids are random; they become `id-1`, `id-2` … in the order in which they appear. */
function tidy(messages: unknown[]): unknown[] {
  const ids: string[] = [];
  return messages.map((message) => {
    const { id, ...rest } = message as { id?: string };
    if (id === undefined) return rest;
    if (!ids.includes(id)) ids.push(id);
    return { ...rest, id: `id-${ids.indexOf(id) + 1}` };
  });
}

describe.each(platforms)('golden messages on the wire of %s', (platform) => {
  it.each(goldens)('the page keeps to %s', async (_file, { messages, outcomes }) => {
    const win = createFakeWindow();
    const said: PageMessage[] = [];
    const post = (message: unknown) => void said.push(typeof message === 'string' ? JSON.parse(message) : message);
    if (platform === 'ios') win.webkit = { messageHandlers: { healthBridge: { postMessage: post } } };
    else win.healthBridge = { postMessage: post };
    const bridge = createBridge({ window: win });
    const controller = new AbortController();
    const { signal } = controller;
    const events: unknown[] = [];
    let outcome: unknown;

    for (const { from, message } of messages) {
      await settle();
      if (from === 'host') {
        const known = said.flatMap((one) => ('id' in one ? [one.id] : []));
        const sent = { ...message, id: [...new Set(known)][Number(message.id.slice(3)) - 1] };
        win.healthBridgeReceive?.(platform === 'ios' ? sent : JSON.stringify(sent));
      } else if (message.type === 'call') {
        outcome = bridge.call(message.action as 'pay', message.params as never, { signal }).then(
          (result) => (result === undefined ? {} : { result }),
          ({ code }) => ({ error: code }),
        );
      } else if (message.type === 'stream') {
        const options = { signal, onEvent: (event: unknown) => events.push(event) };
        outcome = bridge.stream(message.action as 'watchScale', message.params, options).then(() => ({ events }));
      } else if (message.type === 'notify') bridge.notify(message.action as 'setTitle', message.params as never);
      else if (message.type === 'cancel') controller.abort();
    }
    expect(tidy(said)).toEqual(messages.flatMap(({ from, message }) => (from === 'page' ? [message] : [])));
    expect(await outcome).toEqual(outcomes['id-2']);
    expect(bridge.stats).toMatchObject({ pending: 0, malformed: 0, unknown: 0, late: 0, duplicate: 0 });
  });

  it.each(goldens)('the host keeps to %s', async (_file, { messages }) => {
    const ofHost = messages.flatMap(({ from, message }) => (from === 'host' ? [message] : []));
    const [hello, ...answers] = ofHost as [HostMessage, ...HostMessage[]];
    const started = messages.find(({ message }) => message.type === 'call' || message.type === 'stream');
    const action = (started?.message as { action?: string })?.action ?? 'pay';
    const host = createNativeHost({
      platform,
      offers: (hello as { result: { actions: string[] } }).result.actions,
      script: { [action]: scripted(answers) },
    });
    for (const { from, message } of messages) {
      if (from !== 'page') continue;
      if (platform === 'ios') host.window.webkit?.messageHandlers?.healthBridge?.postMessage?.(message);
      else host.window.healthBridge?.postMessage?.(JSON.stringify(message));
      await settle();
    }
    // A message without a result has none on the wire either.
    expect(JSON.parse(JSON.stringify(host.log.map(({ from, message }) => ({ from, message }))))).toEqual(messages);
    expect(host.running).toBe(0);
  });
});

/** The script by which a host says these messages. */
function scripted(answers: HostMessage[]): HostAnswer {
  const last = answers[answers.length - 1];
  if (!last) return { silent: true };
  const events = answers.flatMap((answer) => (answer.type === 'event' && 'data' in answer ? [answer.data] : []));
  if (events.length > 0) return { events, end: true };
  if (last.type === 'reply' && last.error) return { error: last.error.code, message: last.error.message };
  return { result: (last as { result?: unknown }).result };
}
