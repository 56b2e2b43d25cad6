import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics, signOut, type User } from '../src/index.ts';
import { disk, setUp } from './analytics-set-up.ts';
import { client } from './client.ts';
import { ok, transport } from './transport.ts';

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
    createAnalytics(client({ fetch, app: 'food' }), { consent: true, storage, queueStorage: storage }).track('open');
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
    createAnalytics(health, { consent: true, storage, queueStorage: storage });
    await vi.advanceTimersByTimeAsync(5_000);
    expect({ uid: null, ...(await requests[0]?.json()) }).toMatchObject({ uid: null, data: [{ ev: 'of A' }] });
  });

  it('an event before the end of a login belongs to its user, even if another user follows at once', async () => {
    const { fetch, requests } = transport(ok(null));
    const storage = disk().open();
    const health = client({ fetch });
    const analytics = createAnalytics(health, { consent: true, storage, queueStorage: storage });
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
    const analytics = createAnalytics(client({ fetch, login }), { consent: true, storage, queueStorage: storage });
    analytics.track('early');
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect({ uid: null, ...(await requests[0]?.json()) }).toMatchObject({ uid: null, data: [{ ev: 'early' }] });
    expect(requests[0]?.headers.has('userToken')).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([requests.length, analytics.dropped]).toEqual([1, 0]);
  });

  it('an event during a login keeps its user when the page is hidden, e.g. by a native sheet', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    vi.stubGlobal('document', page);
    const { fetch, requests } = transport(ok(null));
    const storage = disk().open();
    const login = () => new Promise<User>((ready) => setTimeout(ready, 3_000, { userId: 'user-1001' }));
    const analytics = createAnalytics(client({ fetch, login }), { consent: true, storage, queueStorage: storage });
    analytics.track('early');
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await requests[0]?.json()).toMatchObject({ uid: 'user-1001', data: [{ ev: 'early' }] });
    expect(requests).toHaveLength(1);
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

  it('as many events as browsers keep alive outlive the page, the oldest first', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const { analytics, health, requests, sent } = setUp([ok(null)], { batchSize: 100 });
    await health.session.ready;
    analytics.track('huge', { text: '长'.repeat(30_000) });
    for (let index = 0; index < 95; index += 1) analytics.track(`event-${index}`, { text: 'x'.repeat(700) });
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
    const [kept, rest] = await sent();
    const count = kept?.data.length ?? 0;
    const size = JSON.stringify(kept?.data).length;
    expect(size).toBeLessThanOrEqual(60_000);
    expect(size + JSON.stringify(kept?.data[0]).length * 1.1).toBeGreaterThan(60_000);
    expect(kept?.data.map(({ ev }) => ev)).toEqual(Array.from({ length: count }, (_, index) => `event-${index}`));
    expect(rest?.data).toHaveLength(96 - count);
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
  });

  it('a request above the keepalive limit of the browser is sent without keepalive', async () => {
    const { analytics, requests } = setUp();
    analytics.track('big', { text: '长'.repeat(30_000) });
    await analytics.flush();
    expect(requests[0]?.keepalive).toBe(false);
  });
});

it('the events of one app are not sent to the host of another app in the same tab', async () => {
  const store = disk();
  const clientOf = (app: 'main' | 'food') => {
    const { fetch, requests } = transport(ok(null));
    const analytics = createAnalytics(client({ fetch, app }), {
      consent: true,
      storage: store.open(),
      queueStorage: store.open(),
    });
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
