import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBridge } from '@health-app/sdk/bridge';
import {
  type Conversation,
  createFakeWindow,
  createNativeHost,
  createReferenceHost,
  type HostMessage,
  type PageMessage,
  readConversation,
  replayHost,
} from '@health-app/sdk/testing';
import Ajv from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Handlers, refuse } from '../../src/bridge/adapters/serve.ts';
import { platforms, settle } from './page.ts';

const native = join(import.meta.dirname, '../../native');
const read = (path: string): unknown => JSON.parse(readFileSync(join(native, path), 'utf8'));
const goldens = readdirSync(join(native, 'golden')).map((file): [string, Conversation] => [
  file,
  readConversation(read(`golden/${file}`)),
]);

/** Ids are random; they become `id-1`, `id-2` … in order of appearance. */
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
  // If the machine stops for seconds, the bridge would reach a time limit and send more messages.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(goldens)('the page sends the messages of the conversation %s', async (_file, { messages, outcomes }) => {
    const win = createFakeWindow();
    const said: PageMessage[] = [];
    const post = (message: unknown) => void said.push(typeof message === 'string' ? JSON.parse(message) : message);
    if (platform === 'ios') win.webkit = { messageHandlers: { healthBridge: { postMessage: post } } };
    else win.healthBridge = { postMessage: post };
    const bridge = createBridge({ window: win });
    const controllers = new Map<string, AbortController>();
    const got = new Map<string, Promise<unknown>>();

    for (const { from, message } of messages) {
      await settle();
      if (from === 'host') {
        const known = said.flatMap((one) => ('id' in one ? [one.id] : []));
        const sent = { ...message, id: [...new Set(known)][Number(message.id.slice(3)) - 1] };
        win.healthBridgeReceive?.(platform === 'ios' ? sent : JSON.stringify(sent));
      } else if (message.type === 'call' || message.type === 'stream') {
        const controller = new AbortController();
        controllers.set(message.id, controller);
        const events: unknown[] = [];
        const options = { signal: controller.signal, onEvent: (event: unknown) => events.push(event) };
        const ended =
          message.type === 'call'
            ? bridge.call(message.action as 'pay', message.params as never, { signal: controller.signal })
            : bridge.stream(message.action as 'watchScale', message.params, options);
        const outcome = ended.then(
          (result) => (result === undefined ? {} : { result }),
          ({ code }) => ({ error: code }),
        );
        got.set(
          message.id,
          outcome.then((end) => (message.type === 'stream' ? { ...end, events } : end)),
        );
      } else if (message.type === 'notify') bridge.notify(message.action as 'setTitle', message.params as never);
      else if (message.type === 'cancel') controllers.get(message.id)?.abort();
    }
    expect(tidy(said)).toEqual(messages.flatMap(({ from, message }) => (from === 'page' ? [message] : [])));
    const all = await Promise.all([...got].map(async ([id, outcome]) => [id, await outcome]));
    expect(Object.fromEntries(all)).toEqual(outcomes);
    expect(bridge.stats).toMatchObject({ pending: 0, malformed: 0, unknown: 0, late: 0, duplicate: 0 });
  });

  it.each(goldens)('the scripted host sends the messages of the conversation %s', async (_file, conversation) => {
    const { messages } = conversation;
    const host = createNativeHost({ platform, ...replayHost(conversation) });
    for (const { from, message } of messages) {
      if (from !== 'page') continue;
      if (platform === 'ios') host.window.webkit?.messageHandlers?.healthBridge?.postMessage?.(message);
      else host.window.healthBridge?.postMessage?.(JSON.stringify(message));
      await settle();
    }
    expect(byId(host.log)).toEqual(byId(messages));
    expect(host.running).toBe(0);
  });
});

it.each(goldens)('the reference host sends the messages of the conversation %s', async (_file, conversation) => {
  const { messages } = conversation;
  const said: { from: string; message: unknown }[] = [];
  const post = (message: HostMessage) => void said.push({ from: 'host', message });
  const origin = 'https://h5.health-app.example';
  const host = createReferenceHost({ origins: [origin], handlers: handlersOf(conversation), post });
  for (const { from, message } of messages) {
    if (from !== 'page') continue;
    said.push({ from, message });
    host.receive(JSON.stringify(message), { origin, isMainFrame: true });
    await settle();
  }
  expect(byId(said)).toEqual(byId(messages));
  expect(host.running).toBe(0);
});

it('each valid conversation matches the JSON Schema of the protocol, and invalid messages do not', () => {
  const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true });
  ajv.addSchema(read('bridge.schema.json') as object, 'bridge');
  const check = (name: string, value: unknown) => ajv.getSchema(`bridge#/$defs/${name}`)?.(value);
  for (const [file, conversation] of goldens) {
    // One conversation has invalid parameters by design.
    expect([file, check('Conversation', conversation)]).toEqual([file, file !== 'bad-params.json']);
  }
  expect(check('PageMessage', { type: 'call', id: '1', action: 'nosuch', params: {} })).toBe(false);
  expect(check('HostMessage', { type: 'reply', id: '1', error: { code: 'no' } })).toBe(false);
});

/** Groups messages by call, because two concurrent calls may be answered in any order. */
function byId(steps: readonly { from: string; message: unknown }[]): Record<string, unknown[]> {
  const groups: Record<string, unknown[]> = {};
  for (const { from, message } of steps) {
    const { id = 'notify' } = message as { id?: string };
    // A message without a result has no such field in JSON either.
    groups[id] = [...(groups[id] ?? []), JSON.parse(JSON.stringify({ from, message }))];
  }
  return groups;
}

/** Handlers of an app that repeats the host's side of a conversation. */
function handlersOf(conversation: Conversation): Handlers {
  const { offers = [], script = {} } = replayHost(conversation);
  const handlers = offers.map((action) => [
    action,
    async (params: object, context: { emit(event: unknown): void; signal: AbortSignal }) => {
      const scripted = script[action as 'pay'];
      const answer = typeof scripted === 'function' ? await scripted(params, {} as never) : {};
      for (const event of answer.events ?? []) context.emit(event);
      if (answer.error) refuse(answer.error, answer.message);
      const isOpen = answer.silent || (answer.events && !answer.end);
      if (isOpen) await new Promise((resolve) => context.signal.addEventListener('abort', resolve));
      return answer.result;
    },
  ]);
  return Object.fromEntries(handlers) as Handlers;
}
