import { afterAll, describe, expect, it } from 'vitest';
import { connectMock, createMock, type Override } from '../index.ts';
import { parseOptions } from '../options.ts';
import { DELETE, freshMock, headers, LIST } from './client.ts';
import { FRIDAY } from './world.ts';

const mock = await freshMock();
const { call, post, control } = mock;
afterAll(() => mock.close());

const detail = (orderId: string, more: Record<string, string> = {}) =>
  call(`/food/order/orderDetail?orderId=${orderId}`, more);
const list = (more: Record<string, string> = {}) => call(LIST, more);
const ordersOf = (mock: { fetch: typeof fetch }) => async (userToken: string, count: number) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) {
    const reply = await mock.fetch(`https://api.example${LIST}`, { headers: { ...headers, userToken } });
    statuses.push(reply.status);
  }
  return statuses;
};

describe('the calls of an override', () => {
  it('one order fails, and the others work', async () => {
    const world = 'one-order';
    await mock.override(
      'orders.detail',
      { example: 'failGone' },
      { world, when: { input: { orderId: 'order-3014' } } },
    );
    expect((await detail('order-3014', { userToken: world })).body).toMatchObject({ code: 'GONE' });
    expect((await detail('order-3015', { userToken: world })).body).toMatchObject({ data: { orderId: 'order-3015' } });
    expect((await detail('order-3014', { userToken: 'another' })).body.success).toBe(true);
  });

  it('a body and a header are matched', async () => {
    const world = 'body';
    const input = { reminderId: 'rem-2004' };
    await mock.override('medication.delete', { example: 'failGone' }, { world, when: { input } });
    expect((await post(DELETE, '{"reminderId":"rem-2004"}', { userToken: world })).body.success).toBe(false);
    expect((await post(DELETE, '{"reminderId":"rem-2003"}', { userToken: world })).body.success).toBe(true);
    await mock.override('medication.list', { data: [] }, { world, when: { headers: { Source: 'Android' } } });
    expect((await list({ userToken: world, source: 'Android' })).body.data).toEqual([]);
    expect((await list({ userToken: world })).body.data).not.toEqual([]);
  });

  it('several overrides of one world apply by priority, then by precision', async () => {
    const world = 'several';
    const today = { when: { input: { date: '2026-11-20' } } };
    const first = async () => (await call(`${LIST}?date=2026-11-20`, { userToken: world })).body.code ?? 'usual';
    const named = (code: string) => ({ body: { success: false, code, msg: code }, invalid: true });
    await mock.override('medication.list', named('EVERY_WORLD'), { when: { headers: { usertoken: world } } });
    expect(await first()).toBe('EVERY_WORLD');
    await mock.override('medication.list', { ...named('CONDITION'), times: 1 }, { world, ...today });
    await mock.override('medication.list', named('WORLD'), { world });
    expect(await first()).toBe('CONDITION');
    expect(await first()).toBe('WORLD');
    await mock.override('medication.list', { ...named('PRIORITY'), times: 1 }, { priority: 1 });
    expect(await first()).toBe('PRIORITY');
    await mock.override('medication.list', [], { world });
    expect(await first()).toBe('EVERY_WORLD');
    await mock.clearOverrides();
    expect(await first()).toBe('usual');
  });

  it('a reply without effects lets calls through', async () => {
    await mock.override('medication.list', [{ times: 2 }, { status: 500 }], { world: 'third' });
    expect(await ordersOf(mock)('third', 4)).toEqual([200, 200, 500, 500]);
  });

  it('the list of overrides has their scope', async () => {
    const scope = { when: { input: { date: '2026-11-20' } }, priority: 2, probability: 0.5 };
    await mock.override('medication.list', { status: 500 }, { world: 'shown', ...scope });
    const { data } = (await control('GET', 'overrides')).body;
    expect(data).toContainEqual({ world: 'shown', operation: 'medication.list', ...scope, replies: [{ status: 500 }] });
  });
});

describe('headers of a reply', () => {
  it('a reply has its own headers, over HTTP and without a server', async () => {
    await mock.override('medication.list', { headers: { 'Retry-After': '7', 'x-one': 'a' } }, { world: 'headers' });
    for (const fetched of [fetch, mock.fetch]) {
      const reply = await fetched(mock.url + LIST, { headers: { ...headers, userToken: 'headers' } });
      expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('x-one')]).toEqual([200, '7', 'a']);
      expect((await reply.json()).data).not.toEqual([]);
    }
  });

  it.each([
    ['a status', { status: 429 }, '5'],
    ['an own body', { status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS', msg: 'x' } }, '5'],
    ['an own header', { status: 429, headers: { 'retry-after': '9' } }, '9'],
  ])('429 with %s has the headers of the description', async (_, reply, seconds) => {
    await mock.override('medication.list', reply, { world: 'limited' });
    const { status, headers: given } = await mock.fetch(mock.url + LIST, {
      headers: { ...headers, userToken: 'limited' },
    });
    expect([status, given.get('retry-after')]).toEqual([429, seconds]);
    expect(given.get('ratelimit')).toBe('"token";r=0;t=5');
    expect(given.get('ratelimit-policy')).toBe('"token";q=10;w=1, "address";q=60;w=60');
  });

  it('a header that violates the description is refused', async () => {
    const body = { success: false, code: 'TOO_MANY_REQUESTS', msg: 'x' };
    const wrong = mock.override('medication.list', { status: 429, body, headers: { 'Retry-After': 'soon' } });
    await expect(wrong).rejects.toThrow('violates the description');
  });
});

describe('chance', () => {
  const half: Override = { operation: 'medication.list', probability: 0.5, status: 500 };

  it('an override applies to a part of the calls, the same part with the same seed', async () => {
    const run = async (seed: string) =>
      (await ordersOf(await createMock({ now: () => FRIDAY, seed, overrides: [half] }))('ann', 40)).join(' ');
    const [one, again, other] = [await run('one'), await run('one'), await run('other')];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    const failed = one.split(' ').filter((status) => status === '500').length;
    expect(failed).toBeGreaterThan(8);
    expect(failed).toBeLessThan(32);
  });

  it('a random delay is in its range, and differs', async () => {
    await mock.override('medication.list', { delay: { min: 1, max: 9 } }, { world: 'random' });
    await ordersOf(mock)('random', 20);
    const delays = (await mock.calls({ world: 'random' })).map(({ delay }) => delay);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...delays)).toBeLessThanOrEqual(9);
    expect(new Set(delays).size).toBeGreaterThan(1);
  });
});

describe('a function as a reply', () => {
  it('a function computes each reply from its call', async () => {
    const world = 'function';
    await mock.override(
      'orders.detail',
      ({ input, count }) =>
        count === 2 ? { example: 'failGone' } : { patch: { data: { orderId: `${input.orderId}-x` } } },
      { world },
    );
    const seen = async () => {
      const { body } = await detail('order-3015', { userToken: world });
      return body.code ?? body.data.orderId;
    };
    expect([await seen(), await seen(), await seen()]).toEqual(['order-3015-x', 'GONE', 'order-3015-x']);
  });

  it('a function may reply as usual, and stand in a sequence', async () => {
    await mock.override('medication.list', [() => undefined, { status: 500 }], { world: 'usual' });
    expect(await ordersOf(mock)('usual', 2)).toEqual([200, 500]);
  });

  it('a function with an invalid reply is an error of the mock', async () => {
    const log: string[] = [];
    const own = await createMock({ now: () => FRIDAY, log: (line) => log.push(line) });
    await own.override('medication.list', () => ({ data: [{}] as never }));
    expect(await ordersOf(own)('wrong', 1)).toEqual([500]);
    expect(log.join()).toContain('The function that replies to medication.list');
  });

  it('a function is refused where it would be lost', async () => {
    const lost = () => ({ data: [] });
    await expect(connectMock(mock.url).override('medication.list', lost)).rejects.toThrow('another process');
    const inside = mock.override('medication.list', { data: lost as never });
    await expect(inside).rejects.toThrow('data must be JSON, not a function');
  });
});

describe('overrides from the start', () => {
  it('a file of YAML has the format of the option', async () => {
    const file = new URL('./overrides.yaml', import.meta.url).pathname;
    const overrides = parseOptions(['--overrides', file])?.overrides ?? [];
    const started = await createMock({ now: () => FRIDAY, overrides });
    const reply = (orderId: string, userToken: string) =>
      started.fetch(`https://api.example/food/order/orderDetail?orderId=${orderId}`, {
        headers: { ...headers, userToken },
      });
    expect(await (await reply('order-3014', 'ann')).json()).toMatchObject({ code: 'GONE' });
    expect(await (await reply('order-3015', 'on-a-train')).json()).toMatchObject({ success: true });
    const [ann, train] = await started.calls();
    expect(ann?.delay).toBe(0);
    expect(train?.delay).toBeGreaterThanOrEqual(5);
  });

  it('a mock with an invalid override does not start', async () => {
    const wrong = [{ operation: 'orders.detail', example: 'failMelted' }] as Override[];
    await expect(createMock({ overrides: wrong })).rejects.toThrow('failMelted');
  });
});
