import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AnalyticsOptions,
  createAnalytics,
  createStorage,
  signInByCode,
  signOut,
  type User,
} from '../src/index.ts';
import { client } from './client.ts';
import { fail, ok, type Said, transport } from './transport.ts';

const circle: Record<string, unknown> = {};
circle.self = circle;

/** A browser's storage that survives a reload. */
function disk() {
  const kept = new Map<string, string>();
  const backend = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return { kept, open: () => createStorage('production', backend) };
}

function setUp(replies: (Said | Error)[] = [ok(null)], options: Partial<AnalyticsOptions> = {}, store = disk()) {
  const { fetch, requests } = transport(...replies);
  const health = client({ fetch });
  const storage = store.open();
  const analytics = createAnalytics(health, { storage, queueStorage: storage, origin: () => '/purine', ...options });
  const sent = async () =>
    Promise.all(
      requests.map(
        async (request) => (await request.clone().json()) as { uid?: string | null; data: { ev: string }[] },
      ),
    );
  return { analytics, health, requests, sent, store };
}

describe('analytics', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('an analytics request has the fields of the spec: tid, uid, ct, and data with ev, ori, t and extras', async () => {
    const { analytics, requests, sent } = setUp();
    analytics.track('page_view', { food: 'pu-001' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests[0]?.url).toBe('https://api.health-app.example/scheme/view/statistic/event/push');
    expect(await sent()).toEqual([
      {
        tid: analytics.tid,
        uid: 'user-1001',
        ct: 'h5',
        data: [
          {
            id: expect.stringMatching(/^[0-9a-f]{32}$/),
            ev: 'page_view',
            ori: '/purine',
            t: 1_700_000_000_000,
            extras: { food: 'pu-001' },
          },
        ],
      },
    ]);
    expect(analytics.tid).toMatch(/^[0-9a-f]{32}$/);
  });

  it('events of the food app are sent to a path that starts with /food', async () => {
    const { fetch, requests } = transport(ok(null));
    const storage = disk().open();
    createAnalytics(client({ fetch, app: 'food' }), { storage, queueStorage: storage }).track('open');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests[0]?.url).toBe('https://food.health-app.example/food/view/statistic/event/push');
  });

  it.each(['', '  ', undefined, null, 5])('track refuses the event name %j', (name) => {
    const { analytics } = setUp();
    expect(() => analytics.track(name as string)).toThrow(new TypeError('missing eventName'));
  });

  it('a batch is sent after 20 events or after 5 s', async () => {
    const { analytics, requests, sent } = setUp();
    for (let index = 0; index < 19; index += 1) analytics.track(`event-${index}`);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(0);
    analytics.track('event-19');
    await vi.advanceTimersByTimeAsync(0);
    expect((await sent()).map((body) => body.data.length)).toEqual([20]);
    analytics.track('late');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  it('events are kept in order while the server cannot be reached', async () => {
    const { analytics, sent } = setUp([new TypeError('offline'), { status: 500, body: {} }, ok(null)]);
    analytics.track('first');
    await vi.advanceTimersByTimeAsync(5_000);
    analytics.track('second');
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await sent()).map((body) => body.data.map((event) => event.ev))).toEqual([
      ['first'],
      ['first', 'second'],
      ['first', 'second'],
    ]);
    expect(analytics.dropped).toBe(0);
  });

  it.each<[string, Said]>([
    ['a business failure', fail('unknown event')],
    ['a status 400', { status: 400, body: {} }],
    ['a status 413', { status: 413, body: {} }],
    ['a status 422', { status: 422, body: {} }],
  ])('an event that the server refuses with %s is dropped, and the next one is sent', async (_name, said) => {
    const { analytics, sent } = setUp([said, ok(null)]);
    analytics.track('poison');
    await vi.advanceTimersByTimeAsync(5_000);
    analytics.track('fine');
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await sent()).map((body) => body.data.map((event) => event.ev))).toEqual([['poison'], ['fine']]);
    expect(analytics.dropped).toBe(1);
  });

  it.each([302, 401, 403, 404, 405, 408, 409, 429, 500, 502, 503, 504])(
    'an event is kept and sent again after a status %d',
    async (status) => {
      const { analytics, sent } = setUp([{ status, body: {} }, ok(null)]);
      analytics.track('kept');
      await vi.advanceTimersByTimeAsync(15_000);
      expect((await sent()).map((body) => body.data.map((event) => event.ev))).toEqual([['kept'], ['kept']]);
      expect(analytics.dropped).toBe(0);
    },
  );

  it('an event is kept and sent again when the login has expired', async () => {
    const { analytics, sent } = setUp([{ status: 500, ...fail('', '600') }, ok(null)]);
    analytics.track('kept');
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await sent()).map((body) => body.data.map((event) => event.ev))).toEqual([['kept'], ['kept']]);
    expect(analytics.dropped).toBe(0);
  });

  it('a refused batch is split until only the refused event is dropped, and each event keeps its id', async () => {
    const answered: string[][] = [];
    const ids = new Set<string>();
    const answer = async (request: Request) => {
      const { data } = (await request.json()) as { data: { id: string; ev: string }[] };
      for (const { id } of data) ids.add(id);
      if (data.some(({ ev }) => ev === 'poison')) return Response.json(fail('no').body);
      answered.push(data.map(({ ev }) => ev));
      return Response.json(ok(null).body);
    };
    const { analytics } = setUp([answer as never]);
    for (const name of ['a', 'b', 'poison', 'c', 'd']) analytics.track(name);
    await analytics.flush();
    expect(answered.flat()).toEqual(['a', 'b', 'c', 'd']);
    expect(analytics.dropped).toBe(1);
    expect(ids.size).toBe(5);
  });

  it.each<[string, unknown]>([
    ['a circle', Object.assign([], { 0: circle })],
    ['an event of the page', circle],
    ['a BigInt', { big: 1n }],
    ['a text', 'extras'],
    ['a list', [1]],
    ['nothing', null],
  ])('an event with extras that are %s is dropped and counted, and the next one is sent', async (_name, extras) => {
    const { analytics, sent } = setUp();
    analytics.track('bad', extras as never);
    analytics.track('good', { food: 'pu-001' });
    await analytics.flush();
    expect(analytics.dropped).toBe(1);
    expect((await sent()).flatMap((body) => body.data.map((event) => event.ev))).toEqual(['good']);
  });

  it('track never throws, whatever the extras are and even if the origin function throws', () => {
    const { analytics } = setUp([ok(null)], {
      origin: () => {
        throw new Error('no router');
      },
    });
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (extras) =>
        analytics.track('e', extras as never),
      ),
    );
    expect(analytics.dropped).toBe(100);
  });

  it('an event keeps the user, time and extras that it had when it was tracked', async () => {
    const { analytics, health, sent } = setUp();
    await health.session.ready;
    const extras = { food: 'a' };
    analytics.track('of A', extras);
    extras.food = 'b';
    health.session.set({ userId: 'user-B', userToken: 'token-B' });
    await vi.advanceTimersByTimeAsync(1_000);
    analytics.track('of B');
    await analytics.flush();
    expect(await sent()).toMatchObject([
      { uid: 'user-1001', data: [{ ev: 'of A', t: 1_700_000_000_000, extras: { food: 'a' } }] },
      { uid: 'user-B', data: [{ ev: 'of B', t: 1_700_000_001_000 }] },
    ]);
  });

  it('a sign-out sends the events at once, and removes the user id from the stored events', async () => {
    const { analytics, health, sent, store } = setUp([new TypeError('no connection'), ok(null)]);
    await health.session.ready;
    analytics.track('of A');
    expect([...store.kept.values()].join()).toContain('user-1001');
    signOut(health);
    await vi.advanceTimersByTimeAsync(0);
    expect([...store.kept.values()].join()).not.toContain('user-1001');
    await vi.advanceTimersByTimeAsync(60_000);
    const batches = await sent();
    expect(batches.map(({ uid }) => uid ?? null)).toEqual(['user-1001', null]);
    expect(batches).toMatchObject([{ data: [{ ev: 'of A' }] }, { data: [{ ev: 'of A' }] }]);
    await analytics.close();
  });

  it('stored events of another user are sent without a user id', async () => {
    const store = disk();
    const first = setUp([new TypeError('no connection')], {}, store);
    await first.health.session.ready;
    first.analytics.track('of A');
    await first.analytics.close();
    const { fetch, requests } = transport(ok(null));
    const storage = store.open();
    const health = client({ fetch, login: () => ({ userId: 'user-B', userToken: 'token-B' }) });
    createAnalytics(health, { storage, queueStorage: storage });
    await vi.advanceTimersByTimeAsync(5_000);
    expect({ uid: null, ...(await requests[0]?.json()) }).toMatchObject({ uid: null, data: [{ ev: 'of A' }] });
  });

  it('an event before the end of a login belongs to its user, even if another user follows at once', async () => {
    const { fetch, requests } = transport(ok(null));
    const storage = disk().open();
    const health = client({ fetch });
    const analytics = createAnalytics(health, { storage, queueStorage: storage });
    analytics.track('early');
    const flushed = analytics.flush();
    expect(health.session.status).toBe('pending');
    await health.session.ready;
    health.session.set({ userId: 'user-B' });
    await flushed;
    expect(await requests[0]?.json()).toMatchObject({ uid: 'user-1001', data: [{ ev: 'early' }] });
  });

  it('an event during a login is sent once, without a user, when the page is left', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { fetch, requests } = transport(ok(null));
    const storage = disk().open();
    const login = () => new Promise<User>((ready) => setTimeout(ready, 3_000, { userId: 'user-1001' }));
    const analytics = createAnalytics(client({ fetch, login }), { storage, queueStorage: storage });
    analytics.track('early');
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect({ uid: null, ...(await requests[0]?.json()) }).toMatchObject({ uid: null, data: [{ ev: 'early' }] });
    expect(requests[0]?.headers.has('userToken')).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, analytics.dropped]).toEqual([1, 0]);
  });

  it('dispose of the client sends the remaining events, and closes the analytics', async () => {
    const { analytics, health, requests } = setUp();
    analytics.track('last');
    await health.dispose();
    expect(requests).toHaveLength(1);
    analytics.track('late');
    expect(analytics.dropped).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('events are sent when the page is hidden, since phones close pages without a pagehide event', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    const { analytics, health, requests } = setUp();
    await health.session.ready;
    analytics.track('switch');
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(0);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['batchSize', 0],
    ['batchSize', 101],
    ['interval', NaN],
    ['limit', -1],
    ['ct', ''],
    ['origin', '/'],
    ['storage', {}],
  ])('createAnalytics refuses the option %s with the value %j', (name, value) => {
    expect(() => createAnalytics(client(transport(ok(null))), { [name]: value })).toThrow(
      new RegExp(`^options\\.${name} takes`),
    );
  });

  it('an event is sent after a flush of an empty queue', async () => {
    const { analytics, sent } = setUp();
    await analytics.flush();
    analytics.track('later');
    await analytics.flush();
    expect((await sent()).map((body) => body.data.map((event) => event.ev))).toEqual([['later']]);
  });

  it('a new event causes no earlier retry while the server cannot be reached', async () => {
    const { analytics, requests } = setUp([new TypeError('offline')], { batchSize: 2 });
    for (let index = 0; index < 10; index += 1) {
      analytics.track(`event-${index}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(2);
  });

  it.each([
    [0, [5, 10, 20, 30, 30]],
    [1, [10, 20, 40, 60, 60]],
  ])('the pauses between retries double, up to a minute at most (random number %d)', async (chance, pauses) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { analytics, requests } = setUp([new TypeError('offline')]);
    analytics.track('kept');
    await vi.advanceTimersByTimeAsync(5_000);
    for (const [index, seconds] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 2);
      expect(requests).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(2);
      expect(requests).toHaveLength(index + 2);
    }
  });

  it('a success resets the pause between retries', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const offline = new TypeError('offline');
    const { analytics, requests } = setUp([offline, offline, offline, ok(null), offline]);
    analytics.track('first');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(requests).toHaveLength(4);
    analytics.track('second');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(6);
  });

  it('a retry waits as long as Retry-After says, and no event shortens the wait', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { analytics, requests } = setUp([{ status: 503, body: {}, headers: { 'retry-after': '120' } }, ok(null)]);
    analytics.track('first');
    await vi.advanceTimersByTimeAsync(5_000);
    for (let index = 0; index < 100; index += 1) analytics.track(`event-${index}`);
    await vi.advanceTimersByTimeAsync(124_998);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(requests.length).toBeGreaterThan(1);
  });

  it('a reload keeps the analytics id, and each stored event is sent once', async () => {
    const store = disk();
    const before = setUp([new TypeError('offline')], {}, store);
    before.analytics.track('before');
    await vi.advanceTimersByTimeAsync(5_000);
    const after = setUp([ok(null)], {}, store);
    expect(after.analytics.tid).toBe(before.analytics.tid);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await after.sent()).map((body) => body.data.map((event) => event.ev))).toEqual([['before']]);
    const third = setUp([ok(null)], {}, store);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(third.requests).toHaveLength(0);
  });

  it.each([
    ['3:main.events', '[{"ev":""},7,null]'],
    ['3:main.events', '{"first":-1,"next":"2"}'],
    ['3:main.event.6', '{"id":"a","ev":""}'],
    ['3:main.event.6', '7'],
    ['3:main.event.6', '{'],
  ])('analytics start with the valid events of a storage in which %s is %s', async (key, text) => {
    const store = disk();
    store.kept.set('3:main.events', '{"first":5,"next":8}');
    store.kept.set('3:main.event.5', '{"id":"b","ev":"kept","ori":"","t":1,"extras":{}}');
    store.kept.set(key, text);
    const { sent } = setUp([ok(null)], {}, store);
    await vi.advanceTimersByTimeAsync(5_000);
    const expected = key === '3:main.events' ? [] : [['kept']];
    expect((await sent()).map((body) => body.data.map((event) => event.ev))).toEqual(expected);
  });

  it('a full queue drops and counts its oldest events', async () => {
    const { analytics, sent } = setUp([new TypeError('offline'), ok(null)], { limit: 3, batchSize: 10 });
    for (const name of ['a', 'b', 'c', 'd', 'e']) analytics.track(name);
    expect(analytics.dropped).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await sent()).at(-1)?.data.map((event) => event.ev)).toEqual(['c', 'd', 'e']);
  });

  it('events are sent at once with keepalive on pagehide, but not after close', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { analytics, health, requests } = setUp();
    await health.session.ready;
    analytics.track('leave');
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.keepalive).toBe(true);
    await analytics.close();
    analytics.track('after');
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
  });

  it('a request above the keepalive limit of the browser is sent without keepalive', async () => {
    const { analytics, requests } = setUp();
    analytics.track('big', { text: '长'.repeat(30_000) });
    await analytics.flush();
    expect(requests[0]?.keepalive).toBe(false);
  });
});

describe('sign-in', () => {
  it('a sign-in by code sets the token for later calls, and a sign-out removes it', async () => {
    const { fetch, requests } = transport(ok({ userId: 'user-1001', userToken: 'by-code' }), ok([]));
    const health = client({ fetch, login: undefined });
    await signInByCode(health, { phoneNumber: '13800001234', verifyCode: '123456' });
    expect(await requests[0]?.json()).toEqual({ phoneNumber: '13800001234', verifyCode: '123456' });
    expect(health.session.user.userId).toBe('user-1001');
    await health.medication.list();
    signOut(health);
    await health.lookup.glycemicIndexList();
    expect(requests.slice(1).map((request) => request.headers.get('userToken'))).toEqual(['by-code', null]);
    expect(health.session.user).toEqual({});
  });

  it('a sign-in with a wrong code keeps the current user', async () => {
    const health = client(transport(fail('验证码错误')));
    await expect(signInByCode(health, { phoneNumber: '13800001234', verifyCode: '000000' })).rejects.toMatchObject({
      kind: 'business',
      message: '验证码错误',
    });
    expect(health.session.user.userToken).toBe('secret-token');
  });
});

it('the events of one app are not sent to the host of another app in the same tab', async () => {
  const store = disk();
  const clientOf = (app: 'main' | 'food') => {
    const { fetch, requests } = transport(ok(null));
    const analytics = createAnalytics(client({ fetch, app }), { storage: store.open(), queueStorage: store.open() });
    return { analytics, requests };
  };
  clientOf('main').analytics.track('of_main');
  const food = clientOf('food');
  food.analytics.track('of_food');
  await food.analytics.close();
  const bodies = await Promise.all(food.requests.map((request) => request.text()));
  expect(bodies.join()).toContain('of_food');
  expect(bodies.join()).not.toContain('of_main');
});
