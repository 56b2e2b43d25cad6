import { EXAMPLES_DATE } from '../../../openapi/examples-date.ts';
import type { Examples } from '../description/description.ts';
import { type Operations, passedMoments } from '../generated/operations.ts';
import { addDays, dayOf, daysBetween, msOf } from './days.ts';
import { deepFreeze } from './deep-freeze.ts';

/** The examples with their dates moved to the present. */
export interface LiveExamples extends Examples {
  /** The examples with the dates of the description. */
  original: Examples;
  /** The number of days by which the dates are moved. */
  days: number;
}

/** The examples at a moment. They are moved once per day, and all worlds of that day share them. */
export function createLiveDates(examples: Examples): (now: Date) => LiveExamples {
  let last: { today: string; live: LiveExamples } | undefined;
  return (now) => {
    const today = dayOf(now);
    if (last?.today !== today) last = { today, live: withLiveDates(examples, now) };
    return last.live;
  };
}

/**
 * Moves all dates of the examples by the number of days between their day and the present; by none on their own day.
 */
export const withLiveDates = (examples: Examples, now: Date): LiveExamples =>
  movedBy(examples, daysBetween(EXAMPLES_DATE, dayOf(now)));

/** Moves all dates of the examples by a number of days. */
export function movedBy(examples: Examples, days: number): LiveExamples {
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

/** A copy of data with every date and date-time moved by a number of days. Dates of birth do not move. */
export function moveDates<T>(data: T, days: number): T {
  if (typeof data === 'string') return data.replace(DATE, (date) => addDays(date, days)) as T;
  if (Array.isArray(data)) return data.map((item) => moveDates(item, days)) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === BIRTH_DATE ? value : moveDates(value, days)]),
  ) as T;
}

/** The names of all fields at any depth of the replies, so that a renamed field does not compile. */
type FieldOf<Data> = Data extends readonly (infer Item)[]
  ? FieldOf<Item>
  : Data extends object
    ? keyof Data | FieldOf<Data[keyof Data]>
    : never;

const BIRTH_DATE: FieldOf<Operations[keyof Operations]['data']> = 'birthDate';
const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2})/;

/** Whether a moment lies in the past. At 00:02, every moment of the examples' today is still ahead. */
export const hasHappened = (at: string, now: Date): boolean => msOf(at) <= now.getTime();

/** Moves a record back by one day if it would be in the future, such as an order of 14:00 at 00:02. */
export function inThePast<T>(record: T, now: Date): T {
  return liesAhead(record, now) ? moveDates(record, -1) : record;
}

function liesAhead(data: unknown, now: Date): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, value]) =>
    passedMoments.has(key) && typeof value === 'string' ? !hasHappened(value, now) : liesAhead(value, now),
  );
}
