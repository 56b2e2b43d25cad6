import { createReferenceHost, type HostMessage, refuse } from '@health-app/sdk/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settle } from './page.ts';

const origin = 'https://h5.health-app.example';
const page = { origin, isMainFrame: true };

function host() {
  const said: HostMessage[] = [];
  const stopped: string[] = [];
  const copied: string[] = [];
  const never = (name: string, signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener('abort', () => stopped.push(name)));
  const reference = createReferenceHost({
    origins: [origin],
    post: (message) => void said.push(JSON.parse(JSON.stringify(message))),
    handlers: {
      copyText: ({ text }) => void copied.push(text),
      setTitle: ({ title }) => void copied.push(title),
      scanQr: (_params, { signal }) => never('scanQr', signal),
      watchNetwork: (_params, { signal }) => never('watchNetwork', signal),
      callPhone: () => refuse('denied', 'x'.repeat(300)),
    },
  });
  const say = async (message: unknown, source = page) => {
    reference.receive(typeof message === 'string' ? message : JSON.stringify(message), source);
    await settle();
  };
  return { reference, say, said, stopped, copied };
}

const copy = (id: unknown, text: unknown = 'a') => ({ type: 'call', id, action: 'copyText', params: { text } });

it.each([
  ['another origin', copy('1'), { origin: 'https://h5.health-app.example.evil.example', isMainFrame: true }],
  ['a prefix of the origin', copy('1'), { origin: 'https://h5.health-app', isMainFrame: true }],
  ['a frame', copy('1'), { origin, isMainFrame: false }],
  ['no JSON', '{', page],
  ['no object', '"call"', page],
  ['an unknown type', { type: 'do', id: '1' }, page],
  ['no id', { type: 'call', action: 'copyText', params: {} }, page],
  ['an empty id', copy(''), page],
  ['an id of 101 characters', copy('x'.repeat(101)), page],
  ['an id that is not a text', copy(7), page],
  ['parameters that are not an object', { type: 'call', id: '1', action: 'copyText', params: ['a'] }, page],
  ['more than 1 MB', copy('1', 'a'.repeat(1_000_000)), page],
])('the reference host drops a message without a reply: %s', async (_what, message, source) => {
  const { say, said, copied } = host();
  await say(message, source);
  expect([said, copied]).toEqual([[], []]);
});

it.each([
  ['a name outside its actions', { type: 'call', id: '1', action: 'pay', params: {} }, 'not supported'],
  ['an inherited property name', { type: 'call', id: '1', action: 'constructor', params: {} }, 'not supported'],
  [
    'an action of another kind',
    { type: 'stream', id: '1', action: 'copyText', params: { text: 'a' } },
    'not supported',
  ],
  ['parameters that do not match the table', copy('1', 7), 'bad params'],
])('the reference host refuses %s', async (_what, message, code) => {
  const { say, said, copied } = host();
  await say(message);
  expect(said).toMatchObject([{ type: 'reply', id: '1', error: { code } }]);
  expect(copied).toEqual([]);
});

it('the reference host replies asynchronously, and cuts error messages to 200 characters', async () => {
  const { reference, say, said } = host();
  reference.receive(JSON.stringify({ type: 'hello', id: '1', version: 7 }), page);
  expect(said).toEqual([]);
  await say({ type: 'call', id: '2', action: 'callPhone', params: { phoneNumber: '1' } });
  expect(said).toMatchObject([{ result: { version: 1 } }, { error: { code: 'denied', message: 'x'.repeat(200) } }]);
});

it('the reference host accepts a notification, and ignores an invalid one', async () => {
  const { say, said, copied } = host();
  await say({ type: 'notify', action: 'setTitle', params: { title: 'a' } });
  await say({ type: 'notify', action: 'setTitle', params: { title: 7 } });
  await say({ type: 'notify', action: 'vibrate', params: {} });
  expect([copied, said]).toEqual([['a'], []]);
});

it.each([
  ['call', 'scanQr', 100],
  ['stream', 'watchNetwork', 10],
])('the reference host limits open calls and streams: %s %s, at most %i', async (type, action, most) => {
  const { reference, say, said } = host();
  for (let id = 0; id <= most; id += 1) await say({ type, id: `${id}`, action, params: {} });
  expect(reference.running).toBe(most);
  expect(said.filter((message) => 'error' in message)).toMatchObject([
    { id: `${most}`, error: { code: 'unavailable' } },
  ]);
});

it('the reference host runs an id once, stops a cancelled call, and ends all calls at a reset', async () => {
  const { reference, say, said, stopped } = host();
  const scan = (id: string) => ({ type: 'call', id, action: 'scanQr', params: {} });
  await say(scan('1'));
  await say(scan('1'));
  await say(scan('2'));
  expect(reference.running).toBe(2);
  await say({ type: 'cancel', id: '1' });
  expect([reference.running, stopped]).toEqual([1, ['scanQr']]);
  reference.receive(JSON.stringify(copy('3')), page);
  reference.reset();
  await settle();
  expect([reference.running, stopped, said]).toEqual([0, ['scanQr', 'scanQr'], []]);
});

it('the reference host survives any random message of a page without a reply', async () => {
  const { reference, said } = host();
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.json(), async (value, json) => {
      for (const text of [value, json]) reference.receive(text, page);
      await Promise.resolve();
    }),
  );
  expect([reference.running, said]).toEqual([0, []]);
});
