import { type Cause, confidenceOf } from './cause.ts';
import { type Exchange, isObject } from './exchange.ts';

const HOUR = 3_600_000;
/** How far from the recorder's clock the time of something that has just happened may be; ms. */
const TOLERANCE = 60_000;
/** The product's time zone, for date-times without an offset. */
export const ZONE = '+08:00';

interface Reply {
  operation: string;
  effect: string;
  exchange: Exchange;
  data: unknown;
}

interface Moment {
  operation: string;
  pointer: string;
  /** The date-time minus the recorder's clock; ms. */
  distance: number;
}

/**
 * Compares date-times of recent events with the recorder's clock. A difference of whole hours means that the date-times
 * have the wrong zone.
 *
 * @param zone of date-times without an offset
 */
export function clockCause(replies: Reply[], zone: string): { cause: Cause; offset: string } | undefined {
  const moments = newMoments(replies, zone).filter(({ distance }) => Math.abs(hoursOf(distance)) <= 12);
  const now = closest(moments);
  const hours = hoursOf(now[0]?.distance ?? 0);
  const operations = new Set(now.map(({ operation }) => operation));
  const whole = moments.filter(isWhole).length;
  if (!now.every(isWhole) || hours === 0 || operations.size < 2 || now.length < whole * 0.5) return undefined;
  const own = Number(zone.slice(0, 3)) + hours;
  const offset = `${own < 0 ? '-' : '+'}${String(Math.abs(own)).padStart(2, '0')}:00`;
  const pointers = new Set(now.map(({ operation, pointer }) => `${operation} ${pointer}`));
  const cause: Cause = {
    kind: 'clock',
    says: `Times of what has just happened are ${Math.abs(hours)} hours ${hours < 0 ? 'behind' : 'ahead of'} the recorder's clock${hours === -8 ? ': they are UTC, written as the local time' : ''}`,
    confidence: confidenceOf(now.length, whole),
    seen: now.length,
    operations: [...operations],
    pointers: [...pointers].slice(0, 3),
    places: [],
    edits: [],
  };
  return { cause, offset };
}

const hoursOf = (distance: number) => Math.round(distance / HOUR);
const isWhole = ({ distance }: Moment) => Math.abs(distance - hoursOf(distance) * HOUR) <= TOLERANCE;

/** The times that commands return for the first time. */
function newMoments(replies: Reply[], zone: string): Moment[] {
  const known = new Set<string>();
  return replies
    .flatMap((reply) => (reply.exchange.at === undefined ? [] : [{ ...reply, at: reply.exchange.at }]))
    .sort((one, two) => one.at - two.at)
    .flatMap(({ operation, effect, data, at }) =>
      [...timesIn(data, '/data', zone)].flatMap(({ pointer, text, time }) => {
        const isNew = !known.has(text);
        known.add(text);
        return isNew && effect === 'command' ? [{ operation, pointer, distance: time - at }] : [];
      }),
    );
}

/** The most moments that lie as close together as those of one clock; the earliest ones, because ends lie after now. */
function closest(moments: Moment[]): Moment[] {
  const sorted = [...moments].sort((one, two) => one.distance - two.distance);
  let best: Moment[] = [];
  let end = 0;
  sorted.forEach(({ distance }, start) => {
    while ((sorted[end]?.distance ?? Infinity) <= distance + 2 * TOLERANCE) end++;
    if (end - start > best.length) best = sorted.slice(start, end);
  });
  return best;
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
