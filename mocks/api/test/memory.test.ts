import { afterEach, describe, expect, it } from 'vitest';
import { loadDescription } from '../description/load-description.ts';
import type { Call, Memories, Memory } from '../engine/memory.ts';
import { Worlds } from '../engine/worlds.ts';
import { type Mock, startMock } from '../server/server.ts';
import { exchange } from './exchange.ts';

const description = await loadDescription();
const LIST = '/cooperation/app/medicationRemind/queryList';
const CAMP = '/scheme/app/weight-loss-camp/goods-info';
const list = description.byRoute.get(`get ${LIST}`);
if (!list) throw new Error('The list of reminders is not described');

/** A memory that returns any reply that a test needs, valid or not. */
function answering(handle: (call: Call<'medication.list'>, reply: unknown) => unknown): Memories {
  const memory: Memory<'medication', undefined> = {
    begin: () => undefined,
    handlers: { 'medication.list': (_, call, reply) => handle(call, reply) as never },
  };
  return { medication: memory };
}

describe('a reply that the memory rewrites', () => {
  let mock: Mock | undefined;
  afterEach(() => mock?.close());

  async function replyOf(handle: (call: Call<'medication.list'>, reply: unknown) => unknown) {
    const logged: string[] = [];
    mock = await startMock({ log: (line) => logged.push(line) }, { memories: answering(handle) });
    const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'anyone' };
    const { status, body } = await exchange(mock.url, LIST, { headers });
    return { status, body, logged };
  }

  it('a reply that the memory rewrites is reported with its position when it violates the description', async () => {
    const { status, body, logged } = await replyOf((_, reply) =>
      (reply as object[]).map((reminder) => ({ ...reminder, stock: 'plenty' })),
    );
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: 'contract-violation' });
    expect(body.msg).toContain('medication.list: Response body property data.0.stock must be number,null');
    expect(logged).toEqual([`mock: a reply violates the description. ${body.msg}`]);
  });

  it('a reply that the memory rewrites is reported when it has no data', async () => {
    expect((await replyOf(() => undefined)).body.code).toBe('contract-violation');
  });

  it('a reply that the memory rewrites is sent when it matches the description', async () => {
    expect(await replyOf(() => [])).toEqual({ status: 200, body: { success: true, data: [] }, logged: [] });
  });

  it('a reply that the memory rewrites may be a failure of the description', async () => {
    const camp: Memory<'camp', undefined> = {
      begin: () => undefined,
      handlers: { 'camp.goodsInfo': (_, { fail }) => fail('failNoCamp') },
    };
    mock = await startMock({}, { memories: { camp } });
    const headers = { appVersion: '5.2.0', source: 'iOS', userToken: 'anyone' };
    expect(await exchange(mock.url, CAMP, { headers })).toMatchObject({
      status: 200,
      body: { success: false, code: 'NO_CAMP', msg: '暂无可报名的减重营' },
    });
  });

  it('a reply that the memory rewrites is an error without a stack when the memory throws', async () => {
    const { status, body, logged } = await replyOf(({ fail }) => fail('failNope' as never));
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      code: 'mock-error',
      msg: 'The description has no example failNope of medication.list',
    });
    expect(logged[0]).toContain('at ');
  });
});

describe('the worlds', () => {
  const counting: Memories = {
    medication: {
      begin: () => ({ calls: 0 }),
      handlers: { 'medication.list': (state) => ++state.calls as never },
    } satisfies Memory<'medication', { calls: number }>,
  };
  const counter = (limit: number) => {
    const worlds = new Worlds(counting, description.examples, { limit });
    return { worlds, call: (token: string) => worlds.handler(list)?.({ input: {}, now: new Date(), token }, []) };
  };

  it('each token has a world, the empty token included', () => {
    const { call } = counter(10);
    expect([call('a'), call('a'), call('b'), call(''), call('')]).toEqual([1, 2, 1, 1, 2]);
  });

  it('the least recently used world is dropped beyond the limit', () => {
    const { call } = counter(2);
    for (const token of ['a', 'b', 'a', 'c']) call(token);
    expect([call('a'), call('c'), call('b')]).toEqual([3, 2, 1]);
  });

  it('a handler can read another domain of the same world', () => {
    const memories: Memories = {
      ...counting,
      family: { begin: () => ({ members: 3 }), handlers: {} },
      medication: { begin: () => undefined, handlers: { 'medication.list': (_, { world }) => world('family') } },
    };
    const look = new Worlds(memories, description.examples).handler(list);
    expect(look?.({ input: {}, now: new Date(), token: 'a' }, [])).toEqual({ members: 3 });
  });

  it('a world starts again after a reset', () => {
    const { call, worlds } = counter(10);
    call('a');
    worlds.reset('a');
    expect(call('a')).toBe(1);
  });

  it('a world has no state for an operation without a handler', () => {
    expect(new Worlds({}, description.examples).handler(list)).toBeUndefined();
  });

  it('a variant of an operation uses the handler of that operation', () => {
    const twin = { ...list, id: 'medication.foodList', variantOf: 'medication.list' };
    const worlds = new Worlds(counting, description.examples);
    expect(worlds.handler(twin)?.({ input: {}, now: new Date(), token: '' }, [])).toBe(1);
  });
});

describe('every operation', () => {
  const operations = [...description.byRoute.values()].map((operation) => [operation.id, operation] as const);

  // If the schema did not compile, it would accept everything.
  it.each(operations)('%s has a reply schema that refuses invalid data', (_, operation) => {
    expect(operation.violation({ status: 200, body: { success: 'perhaps' } })).toBeDefined();
  });

  it.each(operations)('%s protects its examples against changes by memory', (_, operation) => {
    for (const envelope of operation.examples.get(200)?.values() ?? []) expect(Object.isFrozen(envelope)).toBe(true);
  });
});
