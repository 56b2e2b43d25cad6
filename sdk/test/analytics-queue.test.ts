import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { disk, setUp } from './analytics-set-up.ts';
import { fail, ok, type Said } from './transport.ts';

const circle: Record<string, unknown> = {};
circle.self = circle;

describe('the queue of the analytics', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
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
});
