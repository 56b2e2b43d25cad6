import { afterAll, describe, expect, it } from 'vitest';
import { FAULTS } from '../answer/fault.ts';
import { startMock } from '../server/server.ts';
import { freshMock, headers, LIST, refused, says } from './client.ts';

const mock = await freshMock();
const { call, control } = mock;
afterAll(() => mock.close());
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
