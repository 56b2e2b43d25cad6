import { setCurrentPage } from './current-page.ts';
import type { EventExtras, Literals, PublicId } from './event-extras.ts';
import { pageMark } from './performance-mark.ts';

type Send = (name: string, extras?: Record<string, unknown>) => void;

const waiting: Parameters<Send>[] = [];
let send: Send = (...event) => {
  waiting.push(event);
};

/**
 * Records an action of the person for the statistics.
 * @param name verb and object, such as `medication.save`; a template with a value does not compile
 * @param extras data that explains the action; other keys and kinds of values than those of `ExtraKinds` do not compile
 */
export function track<const Name extends string, const E extends Record<string, unknown>>(
  name: string extends Name ? Name : Name & Literals<Name>,
  extras?: E & EventExtras<E>,
): void {
  send(name, extras);
}

/** Records a page view, for the statistics and for the web vitals, which find their page by its time. */
export function trackPage(name: PublicId): void {
  setCurrentPage(name);
  performance.mark(pageMark + name);
  track('page.view', { page: name });
}

/**
 * Loads the analytics. With the person's consent, the first batch contains all events so far; without it, they are forgotten.
 * @param delay ms from now
 */
export function startAnalytics(delay: number): void {
  setTimeout(async () => {
    try {
      const { begin, collect } = await import('./collector.ts');
      await begin();
      send = collect;
      for (const event of waiting.splice(0)) send(...event);
    } catch {
      // The events wait for a connection, because no action of the person depends on them.
      addEventListener('online', () => startAnalytics(delay), { once: true });
    }
  }, delay);
}
