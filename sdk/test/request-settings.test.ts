import { describe, expect, it } from 'vitest';
import { createFetch, createRaw } from '../src/index.ts';
import { client, failure } from './client.ts';
import { ok, transport } from './transport.ts';

const address = 'https://api.health-app.example/cooperation/app/medicationRemind/queryList';
const settings = { credentials: 'include', cache: 'no-store', referrerPolicy: 'no-referrer', keepalive: true } as const;

describe('the settings of a request', () => {
  it('the settings of a request from a middleware, createRaw and createFetch arrive, also in a retry', async () => {
    const { fetch, requests } = transport({ status: 503 }, ok([]));
    const health = client({ fetch });
    await createRaw(health).GET('/cooperation/app/medicationRemind/queryList', settings);
    await createFetch(health)(new Request(address, settings));
    health.use({ onRequest: ({ request }) => new Request(request, settings) });
    await health.medication.list();
    expect(requests).toHaveLength(4);
    for (const request of requests) expect(request).toMatchObject(settings);
  });
});

describe('createFetch', () => {
  it('createFetch is a fetch: it accepts an address, a URL or a Request, and options', async () => {
    const { fetch, requests } = transport(ok([]));
    const send: typeof globalThis.fetch = createFetch(client({ fetch }));
    const options = { method: 'POST', body: '{"reminderId":"r"}', headers: { 'x-trace': '7' } };
    for (const input of [address, new URL(address), new Request(address)]) {
      expect((await send(input, options)).status).toBe(200);
      const sent = requests.pop();
      expect([sent?.url, sent?.method, sent?.headers.get('x-trace')]).toEqual([address, 'POST', '7']);
      expect(await sent?.text()).toBe('{"reminderId":"r"}');
    }
    await send(`${address}?date=2026-11-20`);
    expect(requests.pop()?.url).toBe(`${address}?date=2026-11-20`);
  });

  it('createFetch rejects with kind invalid-request for options that no request can have', async () => {
    const error = await failure(createFetch(client(transport(ok([]))))(address, { method: 'GET', body: 'x' }));
    expect(error.kind).toBe('invalid-request');
  });
});
