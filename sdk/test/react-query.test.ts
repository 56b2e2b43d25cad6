import { hashKey, MutationObserver, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isHealthError, type Toast, type User } from '../src/index.ts';
import { createQueries, type InvalidationTarget } from '../src/react-query/index.ts';
import { client } from './client.ts';
import { deferred } from './deferred.ts';
import { fail, ok, type Said, transport } from './transport.ts';

function setUp(...said: (Said | Error)[]) {
  const toasts: Toast[] = [];
  const { fetch, requests } = transport(...said);
  const health = client({ fetch, onToast: (toast) => toasts.push(toast) });
  return { ...createQueries(health), health, requests, toasts, cache: new QueryClient() };
}

const mutate = (cache: QueryClient, options: object, input?: unknown) =>
  cache.getMutationCache().build(cache, options).execute(input);

describe('options of a call', () => {
  it('the options of a call apply to a query', async () => {
    const { queries, cache, toasts } = setUp(fail('稍后再试'), fail('稍后再试'));
    await expect(cache.fetchQuery(queries.lookup.glycemicIndexList({}, { silent: true }))).rejects.toThrow('稍后再试');
    expect(toasts).toEqual([]);
    await expect(cache.fetchQuery(queries.lookup.glycemicIndexList())).rejects.toThrow('稍后再试');
    expect(toasts).toHaveLength(1);
  });

  it('the options of a call are the only parameter of a query without input', async () => {
    const { queries, cache, toasts } = setUp(fail('稍后再试'));
    await expect(cache.fetchQuery(queries.family.relationship({ silent: true }))).rejects.toThrow('稍后再试');
    expect(toasts).toEqual([]);
  });

  it('the options of a call apply to each page of an infinite query', async () => {
    const page = { list: [], pageNum: 1, pageSize: 10, total: 11, hasMore: true };
    const { infiniteQueries, cache, toasts, requests } = setUp(ok(page), fail('稍后再试'));
    const options = infiniteQueries.orders.list({ tab: 'all' }, { silent: true });
    await expect(cache.fetchInfiniteQuery({ ...options, pages: 2 })).rejects.toThrow('稍后再试');
    expect(await requests[1]?.json()).toEqual({ tab: 'all', pageNum: 2 });
    expect(toasts).toEqual([]);
  });

  it('the options of a call apply to a mutation', async () => {
    const { mutations, cache, toasts } = setUp(fail('订单已付款'), fail('订单已付款'));
    const input = { orderId: 'order-3015', reason: 'changedMind' };
    await expect(mutate(cache, mutations.orders.cancel({ silent: true }), input)).rejects.toThrow('订单已付款');
    expect(toasts).toEqual([]);
    await expect(mutate(cache, mutations.orders.cancel(), input)).rejects.toThrow('订单已付款');
    expect(toasts).toHaveLength(1);
  });

  it('the options of a call do not change the query key', () => {
    const { queries, infiniteQueries } = setUp();
    const input = { category: 'fruit' } as const;
    expect(queries.lookup.glycemicIndexList(input, { silent: true, timeout: 1_000 }).queryKey).toEqual(
      queries.lookup.glycemicIndexList(input).queryKey,
    );
    expect(queries.family.relationship({ silent: true }).queryKey).toEqual(queries.family.relationship().queryKey);
    expect(infiniteQueries.orders.list({ tab: 'all' }, { retry: 0 }).queryKey).toEqual(
      infiniteQueries.orders.list({ tab: 'all' }).queryKey,
    );
  });
});

describe('a mutation', () => {
  const dose = { reminderId: 'rem-2001', date: '2026-11-20', time: '08:00', status: 'taken' } as const;

  it('a mutation invalidates its domain even if its callbacks are replaced', async () => {
    const { mutations, queries, cache } = setUp(ok([]), ok({}), ok([]));
    const options = queries.medication.list({ date: '2026-11-20' });
    await cache.fetchQuery(options);
    const calls: string[] = [];
    await mutate(
      cache,
      {
        ...mutations.medication.finish(),
        onSuccess: () => calls.push('success'),
        onSettled: () => calls.push('settled'),
      },
      dose,
    );
    expect(calls).toEqual(['success', 'settled']);
    expect(cache.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  it('a mutation is pending until active queries are refetched, but calls onSuccess before', async () => {
    const { mutations, queries, cache, requests } = setUp(ok([]), ok({}), ok([{ reminderId: 'rem-2001' }]));
    const options = queries.medication.list({ date: '2026-11-20' });
    const observer = new QueryObserver(cache, options);
    const leave = observer.subscribe(() => {});
    await cache.fetchQuery(options);
    let seen: unknown;
    const onSuccess = () => {
      seen = cache.getQueryData(options.queryKey);
    };
    await mutate(cache, { ...mutations.medication.finish(), onSuccess }, dose);
    leave();
    expect(seen).toEqual([]);
    expect(cache.getQueryData(options.queryKey)).toMatchObject([{ reminderId: 'rem-2001' }]);
    expect(requests).toHaveLength(3);
  });

  it('a mutation whose options are created again in each render is pending until the refetch', async () => {
    const [reply, refetch] = [deferred<Response>(), deferred<Response>()];
    const { fetch } = transport(
      ok([]),
      () => reply.promise,
      () => refetch.promise,
    );
    const { mutations, queries } = createQueries(client({ fetch }));
    const cache = new QueryClient();
    const leave = new QueryObserver(cache, queries.medication.list()).subscribe(() => {});
    await expect.poll(() => cache.isFetching()).toBe(0);
    const observer = new MutationObserver(cache, mutations.medication.finish());
    // As `useMutation(mutations.medication.finish())` does in a component.
    observer.subscribe(notifyManager.batchCalls(() => observer.setOptions(mutations.medication.finish())));
    const done = observer.mutate(dose);
    await new Promise((resolve) => setTimeout(resolve));
    reply.resolve(Response.json(ok({}).body));
    await expect.poll(() => cache.isFetching()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(observer.getCurrentResult().status).toBe('pending');
    refetch.resolve(Response.json(ok([]).body));
    await done;
    expect(observer.getCurrentResult().status).toBe('success');
    leave();
  });

  it('a mutation keeps its idempotencyKey when React Query repeats it, and another mutation has another', async () => {
    const { mutations, cache, requests } = setUp(new TypeError('reset'), ok({}), ok({}));
    const options = { ...mutations.healthData.saveWeightWithCompareLast(), retry: 1, retryDelay: 0 };
    await mutate(cache, options, { weight: 61.5 });
    await mutate(cache, options, { weight: 61.5 });
    await mutate(cache, options, { weight: 61.5, idempotencyKey: 'of-the-outbox' });
    const ids = await Promise.all(requests.map(async (request) => (await request.json()).idempotencyKey));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0], expect.any(String), 'of-the-outbox']);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('a mutation that fails invalidates nothing', async () => {
    const { mutations, queries, cache } = setUp(ok([]), fail('该提醒不存在'));
    const options = queries.medication.list({ date: '2026-11-20' });
    await cache.fetchQuery(options);
    await expect(mutate(cache, mutations.medication.finish(), dose)).rejects.toThrow('该提醒不存在');
    expect(cache.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
  });
});

describe('a key', () => {
  const b: User = { userId: 'user-1002', userToken: 'token-b' };

  it('a query key is the same without an input and with an empty one', () => {
    const { queries } = setUp();
    const { queryKey } = queries.lookup.glycemicIndexList();
    expect(queries.lookup.glycemicIndexList({}).queryKey).toEqual(queryKey);
    expect(hashKey(queries.lookup.glycemicIndexList({ keyword: undefined }).queryKey)).toBe(hashKey(queryKey));
  });

  it('a query key starts with the environment and the user, and never holds a token', async () => {
    const { queries, health } = setUp();
    await health.session.ready;
    expect(queries.orders.detail({ orderId: 'order-1' }).queryKey).toEqual([
      'production',
      'user-1001',
      'orders',
      'detail',
      { orderId: 'order-1' },
    ]);
    health.session.set({});
    expect(queries.family.relationship().queryKey).toEqual(['production', 'guest', 'family', 'relationship']);
    health.session.set({ userToken: 'token-without-id' });
    expect(JSON.stringify(queries.family.relationship().queryKey)).not.toContain('token-without-id');
    expect(queries.family.relationship().queryKey[1]).not.toBe('guest');
  });

  it('a query key names the user at once when no login is pending', () => {
    const { queries } = createQueries(setUp().health.as(b));
    expect(queries.family.relationship().queryKey).toEqual(['production', 'user-1002', 'family', 'relationship']);
  });

  it('a query key from before the end of the login remains the key of that user', async () => {
    const { queries, health, cache, requests } = setUp(ok([{ reminderId: 'a' }]));
    const early = queries.medication.list({ date: '2026-11-20' });
    await cache.fetchQuery(early);
    await health.session.ready;
    expect(requests[0]?.headers.get('userToken')).toBe('secret-token');
    expect(queries.medication.list({ date: '2026-11-20' }).queryKey).toEqual(early.queryKey);
    health.session.set(b);
    expect(queries.medication.list({ date: '2026-11-20' }).queryKey).not.toEqual(early.queryKey);
    health.session.set({ userId: 'user-1001', userToken: 'renewed' });
    expect(queries.medication.list({ date: '2026-11-20' }).queryKey).toEqual(early.queryKey);
  });

  it('two clients with a pending login have different query keys', () => {
    const key = () => setUp().queries.medication.list({ date: '2026-11-20' }).queryKey;
    expect(key()).not.toEqual(key());
  });

  it('user B neither sees nor fills a cache entry of user A', async () => {
    const { queries, invalidate, health, cache, requests } = setUp(ok(['of A']), ok(['of B']));
    await health.session.ready;
    const ofA = queries.family.invitedMessage();
    await cache.fetchQuery(ofA);
    health.session.set(b);
    expect(cache.getQueryData(queries.family.invitedMessage().queryKey)).toBeUndefined();
    await invalidate(cache, 'family');
    expect(cache.getQueryState(ofA.queryKey)?.isInvalidated).toBe(false);
    const refetch = cache.fetchQuery({ ...ofA, staleTime: 0 });
    expect(isHealthError(await refetch.catch((error: unknown) => error), 'aborted')).toBe(true);
    expect(requests).toHaveLength(1);
    await cache.fetchQuery(queries.family.invitedMessage());
    expect(requests[1]?.headers.get('userToken')).toBe('token-b');
    expect(cache.getQueryData(ofA.queryKey)).toEqual(['of A']);
  });
});

it('a mutation with awaitRefetch: false ends with the reply, before the refetched queries', async () => {
  const refetch = deferred<Response>();
  const { fetch } = transport(ok([]), ok(null), () => refetch.promise);
  const { queries, mutations } = createQueries(client({ fetch }));
  const cache = new QueryClient();
  const stop = new QueryObserver(cache, queries.medication.list()).subscribe(() => {});
  await expect.poll(() => cache.getQueryData(queries.medication.list().queryKey)).toEqual([]);
  await mutate(cache, mutations.medication.delete({ awaitRefetch: false }), { reminderId: 'r' });
  expect(cache.isFetching()).toBe(1);
  refetch.resolve(Response.json(ok([]).body));
  stop();
});

it('invalidate accepts domains and queries only', () => {
  const targets: InvalidationTarget[] = ['medication', 'medication.list'];
  // @ts-expect-error A misspelt domain does not compile.
  const misspelt: InvalidationTarget = 'medicatoin';
  expect(targets).not.toContain(misspelt);
});
