import { type Cause, confidenceOf } from './cause.ts';
import { type Exchange, isObject } from './exchange.ts';

const HOUR = 3_600_000;
/** The product's time zone, for date-times without an offset. */
export const ZONE = '+08:00';

interface Reply {
  operation: string;
  effect: string;
  exchange: Exchange;
  data: unknown;
}

/**
 * Compares date-times of recent events with the recorder's clock. A difference of whole hours means that the date-times
 * have the wrong zone.
 *
 * @param zone of date-times without an offset
 */
export function clockCause(replies: Reply[], zone: string): { cause: Cause; offset: string } | undefined {
  const known = new Set<string>();
  const hits = new Map<number, { operations: Set<string>; pointers: Set<string>; count: number }>();
  const byTime = replies
    .filter(({ exchange }) => exchange.at !== undefined)
    .sort((a, b) => (a.exchange.at ?? 0) - (b.exchange.at ?? 0));
  for (const { operation, effect, exchange, data } of byTime) {
    for (const { pointer, text, time } of timesIn(data, '/data', zone)) {
      const isNew = !known.has(text);
      known.add(text);
      if (!isNew || effect !== 'command') continue;
      const difference = time - (exchange.at ?? 0);
      const hours = Math.round(difference / HOUR);
      if (Math.abs(difference - hours * HOUR) > 60_000 || Math.abs(hours) > 12) continue;
      const hit = hits.get(hours) ?? { operations: new Set<string>(), pointers: new Set<string>(), count: 0 };
      hits.set(hours, {
        operations: hit.operations.add(operation),
        pointers: hit.pointers.add(`${operation} ${pointer}`),
        count: hit.count + 1,
      });
    }
  }
  const all = [...hits.values()].reduce((sum, { count }) => sum + count, 0);
  const [best] = [...hits].sort((a, b) => b[1].count - a[1].count);
  if (!best || best[0] === 0 || best[1].operations.size < 2 || best[1].count < all * 0.5) return undefined;
  const [hours, { operations, pointers, count }] = best;
  const own = Number(zone.slice(0, 3)) + hours;
  const offset = `${own < 0 ? '-' : '+'}${String(Math.abs(own)).padStart(2, '0')}:00`;
  const cause: Cause = {
    kind: 'clock',
    says: `Times of what has just happened are ${Math.abs(hours)} hours ${hours < 0 ? 'behind' : 'ahead of'} the recorder's clock${hours === -8 ? ': they are UTC, written as the local time' : ''}`,
    confidence: confidenceOf(count, all),
    seen: count,
    operations: [...operations],
    pointers: [...pointers].slice(0, 3),
    places: [],
    edits: [],
  };
  return { cause, offset };
}

function* timesIn(
  value: unknown,
  pointer: string,
  zone: string,
): Generator<{ pointer: string; text: string; time: number }> {
  if (Array.isArray(value)) for (const item of value) yield* timesIn(item, `${pointer}/*`, zone);
  else if (isObject(value))
    for (const [name, field] of Object.entries(value)) yield* timesIn(field, `${pointer}/${name}`, zone);
  else if (typeof value === 'string' && /^\d{4}[-/]\d{2}[-/]\d{2}[T ]\d{2}:\d{2}/.test(value)) {
    const text = value.replaceAll('/', '-').replace(' ', 'T');
    const time = Date.parse(
      /(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2') : `${text}${zone}`,
    );
    if (!Number.isNaN(time)) yield { pointer, text: value, time };
  }
}
