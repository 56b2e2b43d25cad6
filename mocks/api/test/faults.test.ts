import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { FAULTS } from '../answer/fault.ts';
import { deliver } from '../server/deliver.ts';
import { startMock } from '../server/server.ts';
import { freshMock, headers, LIST, refused, says } from './client.ts';
import { exchange } from './exchange.ts';
import { FRIDAY } from './world.ts';

const mock = await freshMock();
const { call, control } = mock;
afterAll(() => mock.close());
/** The reply of a mock with a memory that the test gives, and its log. */
async function replyOf(handle: () => unknown, more: Record<string, string> = {}) {
  const logged: string[] = [];
  const memories = { medication: { begin: () => undefined, handlers: { 'medication.list': handle } } };
  const other = await startMock({ log: (line) => logged.push(line) }, { memories });
  const reply = await exchange(other.url, LIST, { headers: { ...headers, ...more } });
  await other.close();
  return { reply, logged };
}

const faulty = (fault: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(mock.url + LIST, { ...init, headers: { ...headers, 'x-mock-fault': fault, ...more } });

describe('a network fault', () => {
  it('a network fault resets the connection', async () => {
    const error = await faulty('reset').catch((error: Error) => error);
    expect((error as Error & { cause: Error }).cause).toMatchObject({ code: 'ECONNRESET' });
  });

  it('a network fault truncates the body', async () => {
    const reply = await faulty('truncated');
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow('terminated');
  });

  it('a network fault drips the body in small pieces', async () => {
    const whole = await (await fetch(mock.url + LIST, { headers })).text();
    const reply = await faulty('slow', { 'x-mock-delay': '200' });
    const decoder = new TextDecoder();
    const pieces: string[] = [];
    const reader = reply.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(decoder.decode(piece.value, { stream: true }));
    }
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(whole);
  });

  it('a network fault declares the wrong content type', async () => {
    const reply = await faulty('wrongType');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await reply.json()).toMatchObject({ success: true });
  });

  it('a network fault replies with the HTML of a captive portal and status 200', async () => {
    const reply = await faulty('html', { prefer: 'code=500' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await reply.text()).toMatch(/^<!doctype html>/);
  });

  it('a network fault hangs until the client gives up', async () => {
    await expect(faulty('hang', {}, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
  });

  it.each(['hang', 'slow'])('the fault %s does not prevent the server from stopping', async (fault) => {
    const other = await startMock();
    const asked = fetch(other.url + LIST, { headers: { ...headers, 'x-mock-fault': fault } });
    const ended = expect(asked.then((reply) => reply.text())).rejects.toThrow();
    while ((await other.calls()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await other.close();
    await ended;
  });

  it.each(Object.keys(FAULTS))('the fault %s does not hide an error of the memory', async (fault) => {
    const handle = () => {
      throw new Error('planted');
    };
    const { reply, logged } = await replyOf(handle, { 'x-mock-fault': fault });
    expect(reply).toMatchObject({ status: 500, body: { success: false, code: 'mock-error', msg: 'planted' } });
    expect(logged).toEqual([expect.stringContaining('mock: Error: planted')]);
  });

  it('an error behind the memory is a reply with status 500, too', async () => {
    const unprintable = Object.assign([], {
      toJSON() {
        throw new Error('planted');
      },
    });
    const { reply, logged } = await replyOf(() => unprintable);
    expect(reply).toMatchObject({ status: 500, body: { success: false, code: 'mock-error', msg: 'planted' } });
    expect(logged).toEqual([expect.stringContaining('mock: Error: planted')]);
  });

  it.each(['truncated', 'slow', 'wrongType'] as const)(
    'the fault %s does not hide an error of the delivery',
    async (fault) => {
      const answered = { status: 200, text: '{}', headers: { 'not a name': '' }, delay: 0, fault, now: FRIDAY };
      const errors: Error[] = [];
      const server = createServer((_, response) => {
        deliver(response, answered).catch((error: Error) => {
          errors.push(error);
          response.end();
        });
      }).listen(0);
      await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('not a name') })]);
    },
  );

  it('a network fault is refused if it is unknown, with the list of faults', async () => {
    expect(await call(LIST, { 'x-mock-fault': 'fire' })).toMatchObject(refused(400, says(...Object.keys(FAULTS))));
  });

  it('a network fault may apply to every operation of a world, a number of times', async () => {
    await control('POST', 'overrides', { world: 'portal', operation: '*', fault: 'html', times: 2 });
    const type = async (path: string) => {
      const reply = await fetch(mock.url + path, { headers: { ...headers, userToken: 'portal' } });
      return reply.headers.get('content-type')?.split(';')[0];
    };
    expect(await type(LIST)).toBe('text/html');
    expect(await type('/scheme/view/purine-index/list')).toBe('text/html');
    expect(await type(LIST)).toBe('application/json');
  });
});
