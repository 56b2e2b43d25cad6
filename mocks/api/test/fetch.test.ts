import { afterAll, describe, expect, it } from 'vitest';
import { createHealthClient } from '../../../sdk/src/index.ts';
import { connectMock, createMock } from '../index.ts';
import { freshMock, headers, LIST } from './client.ts';
import { FRIDAY } from './world.ts';

const mock = await createMock({ now: () => FRIDAY });
const server = await freshMock();
afterAll(() => server.close());
const ask = (more: Record<string, string> = {}, init: RequestInit = {}) =>
  mock.fetch(`https://api.example${LIST}`, { ...init, headers: { ...headers, ...more } });

describe('the mock without a server', () => {
  it('the mock without a server answers as the server does', async () => {
    const reply = await ask();
    const response = await fetch(server.url + LIST, { headers });
    const served = response.headers;
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, served.get('content-type')]);
    // The time of the mock's clock, not of the machine.
    expect([reply.headers.get('date'), served.get('date')]).toEqual([FRIDAY.toUTCString(), FRIDAY.toUTCString()]);
    expect(served.get('access-control-expose-headers')).toBe(
      'Date, Retry-After, RateLimit, RateLimit-Policy, x-request-id',
    );
    expect(await reply.json()).toEqual(await response.json());
    expect((await ask({ userToken: '' })).status).toBe(401);
    expect(await (await mock.fetch('https://api.example/__mock/worlds')).json()).toMatchObject({ success: true });
  });

  it('the mock without a server is the transport of an SDK client', async () => {
    const hosts = { dev: { main: 'https://main.example', food: 'https://food.example' } };
    const login = () => ({ userToken: 'sdk' });
    const health = createHealthClient({
      ...{ environment: 'dev', app: 'main', appVersion: '5.2.0', hosts, login },
      fetch: mock.fetch,
    });
    expect((await health.orders.cancel({ orderId: 'order-3015', reason: 'changedMind' })).status).toBe('cancelled');
    await mock.verify('orders.cancel', { world: 'sdk', input: { orderId: 'order-3015' } });
  });

  it('the mock without a server plays network faults', async () => {
    const fault = (name: string, more = {}, init = {}) => ask({ 'x-mock-fault': name, ...more }, init);
    await expect(fault('reset')).rejects.toThrow('fetch failed');
    await expect(fault('truncated').then((reply) => reply.text())).rejects.toThrow('terminated');
    expect(await (await fault('slow', { 'x-mock-delay': '40' })).json()).toMatchObject({ success: true });
    expect((await fault('wrongType')).headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await (await fault('html', { prefer: 'code=500' })).text()).toMatch(/^<!doctype html>/);
    await expect(fault('hang', {}, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
    await expect(ask({ 'x-mock-delay': '60000' }, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
  });
});

describe('the upload of pictures', () => {
  it.each(['without a server', 'with one'])('stores a picture under its content, %s', async (way) => {
    const at = way === 'with one' ? server.url : 'https://api.example';
    const send = way === 'with one' ? fetch : mock.fetch;
    const post = (body: BodyInit, type = 'image/jpeg') =>
      send(`${at}/__mock/pictures?purpose=meal`, {
        ...{ method: 'POST', body },
        headers: { 'content-type': type, userToken: 'ann' },
      });
    const picture = new Uint8Array([255, 216, 255, 1]);
    const { url } = (await (await post(picture)).json()) as { url: string };
    expect(url).toMatch(/^pictures\/\d+\.jpg$/);
    expect(await (await post(picture)).json()).toEqual({ url });
    const stored = await send(`${at}/__mock/${url}`);
    expect([stored.headers.get('content-type'), new Uint8Array(await stored.arrayBuffer())]).toEqual([
      'image/jpeg',
      picture,
    ]);
    expect((await send(`${at}/__mock/pictures/1.jpg`)).status).toBe(404);
    expect((await post(picture, 'image/png')).status).toBe(415);
    expect((await post(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

it('the mock without a server answers below a path', async () => {
  const below = await createMock({ basePath: '/api' });
  expect((await below.fetch(`https://app.example/api${LIST}`, { headers })).status).toBe(200);
  for (const path of [LIST, `/apis${LIST}`]) {
    await expect(below.fetch(`https://app.example${path}`, { headers })).rejects.toThrow('below /api');
  }
});

describe('a mock in another process', () => {
  it('a mock in another process is steered by its address', async () => {
    const remote = connectMock(`${server.url}/`);
    await remote.override('medication.list', { data: [] }, { world: 'remote' });
    expect((await server.call(LIST, { userToken: 'remote' })).body.data).toEqual([]);
    await remote.verify('medication.list', { world: 'remote', times: 1 });
    await remote.restore('copied', await remote.snapshot('remote'));
    await expect(remote.advance('remote', -1)).rejects.toThrow('seconds must be 0 or more');
  });
});

describe('the mock that records real people', () => {
  it('a mock that records lets pages of other origins call the API, but not read its journal', async () => {
    const recorder = await freshMock({ record: server.url });
    const origin = async (path: string) => (await recorder.call(path)).headers.get('access-control-allow-origin');
    expect(await origin(LIST)).toBe('*');
    expect(await origin('/__mock/journal')).toBeNull();
    expect((await server.call('/__mock/journal')).headers.get('access-control-allow-origin')).toBeNull();
    await recorder.close();
  });
});
