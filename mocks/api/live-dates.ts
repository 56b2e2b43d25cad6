import { addDays, dayOf, daysBetween } from './days.ts';
import type { Examples } from './description.ts';

/** The day that the examples call today. */
export const EXAMPLES_DATE = '2026-11-20';

/** The examples with their dates moved to the present. */
export interface LiveExamples extends Examples {
  /** With the dates that the description gives them. */
  original: Examples;
  /** How many days the dates were moved. */
  days: number;
}

/** The examples as of a moment. Those of one day are moved once and shared by all worlds that begin on it. */
export function createLiveDates(examples: Examples): (now: Date) => LiveExamples {
  let last: { today: string; live: LiveExamples } | undefined;
  return (now) => {
    const today = dayOf(now);
    if (last?.today !== today) last = { today, live: withLiveDates(examples, now) };
    return last.live;
  };
}

/** Moves all dates of the examples by as many days as the present is after their own. Nothing moves on their own day. */
export function withLiveDates(examples: Examples, now: Date): LiveExamples {
  const days = daysBetween(EXAMPLES_DATE, dayOf(now));
  if (days === 0) return { ...examples, original: examples, days };
  const moved = new Map<string, unknown>();
  return {
    ...examples,
    original: examples,
    days,
    data<T>(id: string, name?: string): T {
      const key = `${id} ${name ?? ''}`;
      if (!moved.has(key)) moved.set(key, deepFreeze(moveDates(examples.data<T>(id, name), days)));
      return moved.get(key) as T;
    },
  };
}

/** A copy of data in which every date and date-time is so many days later. Dates of birth stay. */
export function moveDates<T>(data: T, days: number): T {
  if (typeof data === 'string') return data.replace(DATE, (date) => addDays(date, days)) as T;
  if (Array.isArray(data)) return data.map((item) => moveDates(item, days)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'birthDate' ? value : moveDates(value, days)]),
  ) as T;
}

const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2})/;

/** Worlds share the examples, so a change in place would reach all of them. It throws instead. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Whether a moment lies in the past. At 00:02 nothing of the examples' today has happened yet. */
export const hasHappened = (at: string, now: Date): boolean => Date.parse(at) <= now.getTime();

/** Keys of moments that a record can only have had in the past. */
const PAST = new Set(
  'createdAt paidAt shippedAt finishedAt endedAt appliedAt sentAt startedAt submittedAt updatedAt settledAt invitedAt acceptedAt answeredAt measuredAt at'.split(
    ' ',
  ),
);

/** A record of the past as a whole a day earlier, if it would otherwise lie ahead: an order of 14:00 at 00:02. */
export function inThePast<T>(record: T, now: Date): T {
  return liesAhead(record, now) ? moveDates(record, -1) : record;
}

function liesAhead(data: unknown, now: Date): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, value]) =>
    PAST.has(key) && typeof value === 'string' ? !hasHappened(value, now) : liesAhead(value, now),
  );
}
