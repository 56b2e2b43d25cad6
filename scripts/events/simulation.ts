import { createAnalytics, createHealthClient } from '@health-app/sdk';
import { memoryStorage } from '../../web/src/lib/storage/memory-storage.ts';
import { installClock, type Page } from './clock.ts';
import { createEventServer, type Second, type ServerOptions } from './server.ts';

export interface Scenario extends ServerOptions {
  /** Number of pages open at the same time; when one closes, another one opens. */
  pages: number;
  /** Events per second of one page. */
  rate: number;
  /** Mean length of a visit in seconds. */
  visit: number;
  /** Seconds. */
  duration: number;
  /** The interval of the analytics in ms; the SDK's default if absent. */
  interval?: number | undefined;
  seed?: number | undefined;
}

export interface Result {
  seconds: Second[];
  tracked: number;
  delivered: number;
  duplicates: number;
  /** Lost events: their pages closed during an outage, or queues were full. */
  lost: number;
  /** ms from an event to its arrival, in ascending order. */
  delays: number[];
}

/** Runs the SDK's analytics in many pages on a simulated clock. Each page sends its remaining events before it ends. */
export async function simulate(scenario: Scenario): Promise<Result> {
  const { pages, rate, visit, duration, interval, seed = 1 } = scenario;
  const clock = installClock(seed);
  try {
    const server = createEventServer(clock, scenario);
    const end = duration * 1000;
    const pause = (meanSeconds: number) => -Math.log(1 - Math.random()) * meanSeconds * 1000;
    let tracked = 0;

    function openPage(): void {
      const page: Page = { isClosed: false };
      const closes = clock.now() + pause(visit);
      clock.runIn(page, () => {
        const health = createHealthClient({
          environment: 'production',
          app: 'main',
          appVersion: '5.2.0',
          // A closed page receives no reply.
          fetch: (request, init) => whileOpen(page, server.transport(request, init)),
        });
        const analytics = createAnalytics(health, {
          storage: memoryStorage(),
          queueStorage: memoryStorage(),
          interval,
        });
        const next = () => {
          const delay = pause(1 / rate);
          if (clock.now() + delay >= Math.min(closes, end)) return;
          setTimeout(() => {
            tracked += 1;
            analytics.track('page_view', { from: 'home', position: tracked % 10 });
            next();
          }, delay);
        };
        next();
        setTimeout(() => {
          // Closes as on `pagehide`. Events that cannot be sent now are lost with the page's storage.
          void analytics.close();
          page.isClosed = true;
          if (closes < end) clock.at(closes, openPage);
        }, Math.min(closes, end) - clock.now());
      });
    }

    for (let index = 0; index < pages; index += 1) clock.at(Math.random() * 1000, openPage);
    // Leaves time for the last replies.
    await clock.runUntil(end + 20_000);
    const { seconds, delivered, duplicates, delays } = server;
    return {
      seconds: seconds.slice(0, duration),
      tracked,
      delivered: delivered.size,
      duplicates,
      lost: tracked - delivered.size,
      delays: delays.sort((a, b) => a - b),
    };
  } finally {
    clock.uninstall();
  }
}

/** The result of some work, unless the page closes first. */
function whileOpen<T>(page: Page, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(
      (value) => page.isClosed || resolve(value),
      (error) => page.isClosed || reject(error),
    );
  });
}
