import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnalyticsOptions, createAnalytics, type User } from '../src/index.ts';
import { disk, setUp } from './analytics-set-up.ts';
import { client } from './client.ts';
import { ok, transport } from './transport.ts';

describe('the consent to analytics', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const later = (options: Partial<AnalyticsOptions> = {}, store = disk()) =>
    setUp([ok(null)], { consent: false, ...options }, store);

  it('without it there is no id, no storage and no request', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { fetch, requests } = transport(ok(null));
    const { kept, open } = disk();
    const read = vi.fn();
    const storage = { ...open(), get: read };
    const analytics = createAnalytics(client({ fetch }), { storage, queueStorage: storage });
    analytics.track('open');
    await analytics.flush();
    page.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(10_000);
    await analytics.close();
    expect([analytics.tid, analytics.dropped, [...kept], requests]).toEqual([undefined, 0, [], []]);
    expect(read).not.toHaveBeenCalled();
  });

  it('from it on, events are sent', async () => {
    const { analytics, sent } = later();
    analytics.track('before');
    analytics.setConsent(true);
    analytics.setConsent(true);
    analytics.track('after');
    await analytics.flush();
    expect(await sent()).toMatchObject([{ tid: analytics.tid, data: [{ ev: 'after' }] }]);
  });

  it('a withdrawal deletes the id and the queue, and a new consent makes another id', async () => {
    const { analytics, requests, sent, store } = later();
    analytics.setConsent(true);
    const first = analytics.tid;
    analytics.track('before');
    analytics.setConsent(false);
    analytics.track('between');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([analytics.tid, [...store.kept], requests]).toEqual([undefined, [], []]);
    analytics.setConsent(true);
    analytics.track('after');
    await analytics.close();
    expect(await sent()).toMatchObject([{ tid: analytics.tid, data: [{ ev: 'after' }] }]);
    expect(analytics.tid).not.toBe(first);
  });

  it('a withdrawal deletes what an earlier page has left', async () => {
    const store = disk();
    const earlier = later({}, store);
    earlier.analytics.setConsent(true);
    earlier.analytics.track('before');
    const { analytics, requests } = later({}, store);
    analytics.setConsent(false);
    expect([...store.kept]).toEqual([]);
    await analytics.flush();
    expect(requests).toEqual([]);
  });

  it('a withdrawal while a login is pending sends nothing', async () => {
    const { fetch, requests } = transport(ok(null));
    const storage = disk().open();
    const login = () => new Promise<User>((ready) => setTimeout(ready, 3_000, { userId: 'user-1001' }));
    const analytics = createAnalytics(client({ fetch, login }), { consent: true, storage, queueStorage: storage });
    analytics.track('early');
    const flushed = analytics.flush();
    analytics.setConsent(false);
    await vi.advanceTimersByTimeAsync(10_000);
    await flushed;
    expect(requests).toEqual([]);
  });

  it('a withdrawal stops a batch that is sent in parts', async () => {
    const fetch = vi.fn(async () => {
      analytics.setConsent(false);
      return new Response('{}', { status: 400 });
    });
    const { kept, open } = disk();
    const storage = open();
    const analytics = createAnalytics(client({ fetch }), { consent: true, storage, queueStorage: storage });
    analytics.track('one');
    analytics.track('two');
    await analytics.flush();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect([...kept]).toEqual([]);
  });

  it('a consent after close starts nothing', () => {
    const { analytics, store } = later();
    void analytics.close();
    analytics.setConsent(true);
    expect([analytics.tid, [...store.kept]]).toEqual([undefined, []]);
  });

  it('setConsent refuses what is no decision', () => {
    expect(() => later().analytics.setConsent('yes' as never)).toThrow(/^given takes true or false/);
  });
});
