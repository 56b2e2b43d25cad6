import type { OperationId } from '@health-app/sdk';
import { daysBetween } from '#lib/time/days.ts';
import { dayAt } from '#lib/time/local-clock.ts';

/**
 * The operations whose replies the device stores, with the number of days for which a reply may be shown. No other reply is
 * stored: never body measurements, money, orders, codes, names or tokens.
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

/** Maximum number of stored replies; the oldest are removed first. */
export const keptLimit = 60;

/** A stored reply. */
export interface CachedReply {
  operation: string;
  /** Id of the reply's owner, or `guest`. */
  person: string;
  /** Fingerprint of the API's types. */
  contract: string;
  /** The time of the reply; Unix time in ms. */
  updatedAt: number;
  data: unknown;
}

/** The current state against which a stored value is checked. */
export interface Reader {
  person: string;
  contract: string;
  /** Unix time in ms. */
  now: number;
}

/**
 * Parses a stored reply; `undefined` if it is corrupt, of another person or of another version of the API's types, too old,
 * or in the future because of a wrong clock.
 */
export function readKept(stored: unknown, { person, contract, now }: Reader): CachedReply | undefined {
  const kept = Object(stored) as Partial<CachedReply>;
  const { operation, updatedAt, data } = kept;
  const days = typeof operation === 'string' ? new Map(Object.entries(keptDays)).get(operation) : undefined;
  const isOwn = kept.person === person && kept.contract === contract;
  if (!isOwn || days === undefined || data === undefined || !isTime(updatedAt) || updatedAt > now) return undefined;
  return daysBetween(dayAt(updatedAt), dayAt(now)) <= days ? (kept as CachedReply) : undefined;
}

/** The keys of the stored values to remove: invalid ones, and the oldest beyond the limit. */
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
