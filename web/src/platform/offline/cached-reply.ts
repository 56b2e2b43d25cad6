import type { OperationId } from '@health-app/sdk';
import { dayAt, daysBetween } from '#lib/time/days.ts';

/**
 * The replies that the device keeps, by operation, each with the number of days after its own on which it may show. No other
 * reply is stored: measures of the body, money, orders, codes, names and tokens never are.
 */
export const keptDays: { readonly [Id in OperationId]?: number } = {
  'lookup.glycemicIndexList': 30,
  'lookup.purineIndexList': 30,
  'information.articleHtmlContent': 30,
  'medication.list': 0,
  'plans.executionTitles': 0,
  'plans.executionData': 0,
  'mealPlan.neverCustomizedStatus': 0,
  'mealPlan.detail': 0,
};

/** The number of replies that the device keeps; the oldest ones go first. */
export const keptLimit = 60;

/** A reply on the device. */
export interface CachedReply {
  operation: string;
  /** Id of the person to whom the reply belongs, or `guest`. */
  person: string;
  /** Fingerprint of the API's types. */
  contract: string;
  /** The time of the reply; Unix time in ms. */
  updatedAt: number;
  data: unknown;
}

/** The state of the page against which a stored value is checked. */
export interface Reader {
  person: string;
  contract: string;
  /** Unix time in ms. */
  now: number;
}

/**
 * A stored value that may be shown; `undefined` for a corrupt one, one of another person or of other types of the API, one that
 * is too old, and one of the future, which a wrong clock has made.
 */
export function readKept(stored: unknown, { person, contract, now }: Reader): CachedReply | undefined {
  const kept = Object(stored) as Partial<CachedReply>;
  const { operation, updatedAt, data } = kept;
  const days = typeof operation === 'string' ? new Map(Object.entries(keptDays)).get(operation) : undefined;
  const isOwn = kept.person === person && kept.contract === contract;
  if (!isOwn || days === undefined || data === undefined || !isTime(updatedAt) || updatedAt > now) return undefined;
  return daysBetween(dayAt(updatedAt), dayAt(now)) <= days ? (kept as CachedReply) : undefined;
}

/** The keys of the stored values to remove: those that may not be shown, and the oldest beyond the limit. */
export function outdatedKeys<Key>(entries: readonly (readonly [Key, unknown])[], reader: Reader): Key[] {
  const usable: [Key, CachedReply][] = [];
  const outdated: Key[] = [];
  for (const [key, stored] of entries) {
    const kept = readKept(stored, reader);
    if (kept) usable.push([key, kept]);
    else outdated.push(key);
  }
  usable.sort(([, a], [, b]) => b.updatedAt - a.updatedAt);
  return [...outdated, ...usable.slice(keptLimit).map(([key]) => key)];
}

/** Times outside this range have no calendar day. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 8.64e15;
