import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { freshMock, headers, LIST, says } from './client.ts';

const mock = await freshMock();
const named = await freshMock({ allowHosts: ['mock', '.test.example'], strictCors: true });
afterAll(() => Promise.all([mock.close(), named.close()]));

/** Sends a request under a name of the host, which `fetch` does not let a caller choose. */
const send = (url: string, path: string, { method = 'GET', ...more }: Record<string, string>) =>
  new Promise<{ status: number; body: { code: string; msg: string } }>((resolve, reject) => {
    const sent = request(url + path, { method, headers: { ...more } }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
    });
    sent.on('error', reject);
    sent.end();
  });

describe('the host', () => {
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'mock'])(
    '%s is refused',
    async (host) => {
      for (const path of ['/__mock/journal', '/__mock', '/__mock/journal/stream', LIST]) {
        expect(await send(mock.url, path, { ...headers, host: `${host}:4010` })).toMatchObject({
          status: 403,
          body: { code: 'FORBIDDEN', msg: says(`--allow-host ${host}`) },
        });
      }
    },
  );

  it.each(['localhost:4010', 'app.localhost', '127.0.0.1', '[::1]:4010', '192.168.1.20:4010'])(
    '%s is answered',
    async (host) => {
      expect((await send(mock.url, LIST, { ...headers, host })).status).toBe(200);
    },
  );

  it.each([
    ['mock:4010', 200],
    ['a.test.example', 200],
    ['test.example', 200],
    ['nottest.example', 403],
  ])('with a list, %s gets %i', async (host, status) => {
    expect((await send(named.url, LIST, { ...headers, host })).status).toBe(status);
  });
});

describe('recordings', async () => {
  const replayed = await freshMock({ replay: [], allowHosts: ['app.test.example'] });
  afterAll(() => replayed.close());

  it.each([
    ['https://evil.example', null],
    ['https://localhost.evil.example', null],
    ['null', null],
    ['http://localhost:5173', '*'],
    ['http://192.168.1.20:5173', '*'],
    ['https://app.test.example', '*'],
  ])('of a real backend, read by a page of %s: %s', async (origin, readable) => {
    const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'usertoken' };
    for (const init of [
      { headers: { ...headers, origin } },
      { method: 'OPTIONS', headers: { ...preflight, origin } },
    ]) {
      const reply = await fetch(replayed.url + LIST, init);
      expect(reply.headers.get('access-control-allow-origin')).toBe(readable);
    }
  });
});

describe('a control call', () => {
  it.each([
    ['POST', '/__mock/reset'],
    ['POST', '/__mock/clock'],
    ['DELETE', '/__mock/journal'],
  ])('%s %s is refused with the headers of a simple request', async (method, path) => {
    expect(await send(mock.url, path, { method, 'content-type': 'text/plain' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', msg: says('x-mock-control') },
    });
  });

  it('a control call with the header is answered', async () => {
    expect((await send(mock.url, '/__mock/reset', { method: 'POST', 'x-mock-control': 'yes' })).status).toBe(200);
    await mock.reset('');
  });

  it('no page of another origin may control the mock or read its journal', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const reply = await fetch(`${mock.url}/__mock/journal`, { method, headers: { origin: 'https://evil.example' } });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      await reply.body?.cancel();
    }
  });
});

it('strict CORS permits the headers that the description names, and no other', async () => {
  const preflight = async (url: string) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-unknown' };
    const { headers } = await fetch(url + LIST, { method: 'OPTIONS', headers: asked });
    return headers.get('access-control-allow-headers')?.split(', ') ?? [];
  };
  expect(await preflight(mock.url)).toEqual(['x-unknown']);
  const permitted = await preflight(named.url);
  expect(permitted).toEqual(expect.arrayContaining(['appversion', 'content-type', 'source', 'usertoken']));
  expect(permitted).not.toContain('x-unknown');
});

it('no reply states the time of this machine, which differs from that of the mock', async () => {
  const past = await freshMock({ now: '2020-05-05T12:00:00+08:00' });
  const dateOf = async (path: string, method: string) =>
    (await fetch(past.url + path, { method, headers })).headers.get('date');
  expect(await dateOf(LIST, 'GET')).toMatch(/ May 2020 /);
  for (const [path, method] of [
    [LIST, 'OPTIONS'],
    ['/__mock', 'GET'],
  ] as const) {
    expect(await dateOf(path, method)).toBeNull();
  }
  await past.close();
});
