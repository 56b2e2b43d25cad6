import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Analytics,
  type AnalyticsOptions,
  createHealthClient,
  createStorage,
  type HealthClientOptions,
} from '../src/index.ts';
import { fail, ok } from './transport.ts';

/** Fates of a request: it is lost before or after the server has stored the events, or the server replies. */
const fates = ['stored', 'slow', 'lost', 'reply lost', 'hanging', 302, 403, 404, 413, 500, 503, 'page'] as const;
type Fate = (typeof fates)[number];

/** A fake server that stores events by their id, except those named `bad`, and fails as requested. */
function createServer(fateOf: () => Fate) {
  const stored = new Map<string, string>();
  const server = { stored, requests: 0, fetch };
  async function fetch(request: Request, { signal }: RequestInit = {}): Promise<Response> {
    server.requests += 1;
    const { data } = (await request.json()) as { data: { id: string; ev: string }[] };
    const fate = fateOf();
    const hang = () =>
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    if (fate === 'lost') throw new TypeError('connection reset');
    if (fate === 'hanging') return hang();
    if (fate === 'page') return new Response('<html>Sign in to the network</html>');
    if (typeof fate === 'number' && (fate !== 413 || data.length > 2)) return Response.json({}, { status: fate });
    if (fate === 'slow') await new Promise((resolve) => setTimeout(resolve, 8_000));
    if (data.some(({ ev }) => ev.startsWith('bad'))) return Response.json(fail('no', 'NO').body);
    for (const { id, ev } of data) stored.set(id, ev);
    return fate === 'reply lost' ? hang() : Response.json(ok(null).body);
  }
  return server;
}

/** A tab whose storage survives a reload. */
function openTab(server: { fetch: (request: Request, init?: RequestInit) => Promise<Response> }) {
  const disk = new Map<string, string>();
  /** Number of characters written to the storage. */
  let written = 0;
  let isGone = () => {};
  let page = new EventTarget();

  /** Loads a page with a new instance of the module, as after a reload. */
  async function load() {
    isGone();
    vi.resetModules();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    let gone = false;
    isGone = () => {
      gone = true;
    };
    const { createAnalytics } = await import('../src/analytics/index.ts');
    const storage = () =>
      createStorage('production', () => ({
        getItem: (key) => disk.get(key) ?? null,
        setItem: (key, value) => {
          written += value.length;
          if (!gone) disk.set(key, value);
        },
        removeItem: (key) => void (gone || disk.delete(key)),
      }));
    const never = new Promise<never>(() => {});
    return {
      start(options: AnalyticsOptions = {}, client: Partial<HealthClientOptions> = {}): Analytics {
        const health = createHealthClient({
          environment: 'production',
          app: 'main',
          appVersion: '5.2.0',
          // A closed page neither sends requests nor receives replies.
          fetch: (request, init) =>
            gone
              ? never
              : server.fetch(request, init).then(
                  (reply) => (gone ? never : reply),
                  (error: Error) => (gone ? never : Promise.reject(error)),
                ),
          ...client,
        });
        const kept = storage();
        return createAnalytics(health, {
          consent: true,
          storage: kept,
          queueStorage: kept,
          origin: () => '/',
          ...options,
        });
      },
    };
  }
  return {
    load,
    hide: () => page.dispatchEvent(new Event('pagehide')),
    get written() {
      return written;
    },
  };
}

describe('the delivery of events', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it('every tracked event is sent or counted as dropped, whatever the server and the page do', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ track: fc.integer({ min: 1, max: 30 }) }) },
      { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 40 }) }) },
      fc.constantFrom('hide', 'reload', 'replace', 'flush'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 14 }),
        fc.infiniteStream(fc.constantFrom(...fates)),
        async (steps, chosen) => {
          let isHealed = false;
          const server = createServer(() => (isHealed ? 'stored' : (chosen.next().value as Fate)));
          const tab = openTab(server);
          let page = await tab.load();
          let analytics = page.start();
          const all = [analytics];
          const tracked: string[] = [];
          for (const now of steps) {
            if (typeof now === 'object' && 'track' in now) {
              for (let index = 0; index < now.track; index += 1) {
                const name = `${tracked.length % 17 === 16 ? 'bad' : 'event'}-${tracked.length}`;
                tracked.push(name);
                analytics.track(name, index % 9 === 8 ? ({ big: 1n } as never) : {});
              }
            } else if (typeof now === 'object') await seconds(now.wait);
            else if (now === 'flush') void analytics.flush();
            else if (now === 'hide') tab.hide();
            else {
              if (now === 'reload') {
                tab.hide();
                await seconds(0);
                page = await tab.load();
              } else void analytics.close();
              analytics = page.start();
              all.push(analytics);
            }
          }
          isHealed = true;
          await seconds(300);
          const names = [...server.stored.values()];
          const dropped = all.reduce((sum, one) => sum + one.dropped, 0);
          expect(new Set(names).size).toBe(names.length);
          expect(names.length + dropped).toBe(tracked.length);
          expect(dropped).toBe(tracked.filter((name) => !names.includes(name)).length);
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('the delivery survives five reloads while the server hangs', async () => {
    let fate: Fate = 'hanging';
    const server = createServer(() => fate);
    const tab = openTab(server);
    const all: Analytics[] = [];
    for (let load = 0; load < 5; load += 1) {
      const analytics = (await tab.load()).start();
      all.push(analytics);
      for (let index = 0; index < 25; index += 1) analytics.track(`event-${load}-${index}`);
      await seconds(6);
      tab.hide();
    }
    expect(server.stored.size).toBe(0);
    fate = 'stored';
    (await tab.load()).start();
    await seconds(60);
    expect(server.stored.size).toBe(125);
    expect(all.map(({ dropped }) => dropped)).toEqual([0, 0, 0, 0, 0]);
  });

  it('a hidden page sends the rest beside the batch under way', async () => {
    const requests: Request[] = [];
    const server = {
      fetch: (request: Request) => {
        requests.push(request);
        return new Promise<Response>(() => {});
      },
    };
    const tab = openTab(server);
    const analytics = (await tab.load()).start();
    for (let index = 0; index < 150; index += 1) analytics.track(`event-${index}`);
    await seconds(0);
    expect(requests).toHaveLength(1);
    tab.hide();
    await seconds(0);
    const bodies = await Promise.all(requests.map((request) => request.json() as Promise<{ data: object[] }>));
    expect(bodies.map(({ data }) => data.length)).toEqual([20, 100, 30]);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, true]);
    tab.hide();
    await seconds(0);
    expect(requests).toHaveLength(3);
  });

  it.each([302, 403, 404])('a batch stays whole at a status %d', async (status) => {
    let fate: Fate = status as Fate;
    const server = createServer(() => fate);
    const analytics = (await openTab(server).load()).start();
    for (let index = 0; index < 20; index += 1) analytics.track(`event-${index}`);
    await seconds(1);
    expect(server.requests).toBe(1);
    fate = 'stored';
    await seconds(60);
    expect([server.requests, server.stored.size, analytics.dropped]).toEqual([2, 20, 0]);
  });

  it('a full queue replaces its oldest event that is not under way', async () => {
    const server = createServer(() => 'slow');
    const analytics = (await openTab(server).load()).start({ limit: 4, batchSize: 2 });
    for (const name of ['a', 'b']) analytics.track(name);
    await seconds(1);
    for (const name of ['c', 'd', 'e', 'f']) analytics.track(name);
    expect(analytics.dropped).toBe(2);
    await seconds(60);
    expect([...server.stored.values()]).toEqual(['a', 'b', 'e', 'f']);
  });

  it('a later event writes no more to the storage than the first one', async () => {
    const server = createServer(() => 'lost');
    const tab = openTab(server);
    const analytics = (await tab.load()).start();
    const cost = (name: string) => {
      const before = tab.written;
      analytics.track(name, { from: 'home' });
      return tab.written - before;
    };
    await seconds(1);
    const first = cost('event-000');
    for (let index = 1; index < 400; index += 1) analytics.track(`event-${index}`, { from: 'home' });
    expect(cost('event-400')).toBeLessThan(1.1 * first);
  });

  describe('after close', () => {
    it('closed analytics attempt nothing more, count new events as dropped, and leave the rest to a successor', async () => {
      let fate: Fate = 'lost';
      const server = createServer(() => fate);
      const page = await openTab(server).load();
      const closed = page.start();
      closed.track('a');
      await closed.close();
      expect(server.requests).toBe(1);
      closed.track('b');
      expect(closed.dropped).toBe(1);
      expect(() => closed.track('')).toThrow(new TypeError('missing eventName'));
      fate = 'stored';
      await closed.flush();
      await seconds(300);
      expect(server.requests).toBe(1);
      expect(vi.getTimerCount()).toBe(0);
      page.start();
      await seconds(10);
      expect([...server.stored.values()]).toEqual(['a']);
    });

    it('a successor sends nothing that is still under way', async () => {
      const server = createServer(() => 'slow');
      const page = await openTab(server).load();
      const closed = page.start();
      closed.track('a');
      const end = closed.close();
      const successor = page.start();
      successor.track('b');
      await seconds(60);
      await end;
      expect([...server.stored.values()].sort()).toEqual(['a', 'b']);
      expect(server.requests).toBe(2);
    });

    it('a successor sends what its predecessor could not', async () => {
      const chosen: Fate[] = ['hanging', 'stored'];
      const server = createServer(() => chosen.shift() ?? 'stored');
      const page = await openTab(server).load();
      const closed = page.start();
      closed.track('a');
      void closed.close();
      page.start();
      await seconds(60);
      expect([...server.stored.values()]).toEqual(['a']);
      expect(server.requests).toBe(2);
    });

    it('a pending login sends nothing twice', async () => {
      const server = createServer(() => 'stored');
      const page = await openTab(server).load();
      const slow = {
        login: () => new Promise<{ userId: string }>((ready) => setTimeout(ready, 3_000, { userId: 'u' })),
      };
      const closed = page.start({}, slow);
      closed.track('a');
      void closed.close();
      page.start({}, slow);
      await seconds(60);
      expect([server.stored.size, server.requests]).toEqual([1, 1]);
    });
  });
});
