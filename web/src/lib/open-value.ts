import type { MessageDescriptor } from '@lingui/core';
import { formatText } from './format/format.ts';

/** A value of a reply's enumeration. A newer server may send unknown values. */
export type Open<Value extends string> = Value | (string & {});

/** Looks up a value of a reply in a table; undefined for an unknown value. */
export function entryOf<Entry>(
  table: Readonly<Partial<Record<string, Entry>>>,
  value: string | null | undefined,
): Entry | undefined {
  // Every object also has inherited members, such as `constructor`.
  return value != null && Object.keys(table).includes(value) ? table[value] : undefined;
}

/** The label of a value of a reply. An unknown value is its own label; a missing one is a dash. */
export const labelOf = (
  names: Readonly<Partial<Record<string, MessageDescriptor>>>,
  value: string | null | undefined,
): MessageDescriptor => entryOf(names, value) ?? { id: formatText(value) };

/**
 * Counts the items of a reply with a status.
 * @param known all statuses
 * @returns NaN, which is shown as a dash, if the status of any item is missing or unknown
 */
export const countOf = <Status extends string>(
  items: readonly { status: Open<Status> }[],
  status: Status,
  known: readonly Status[],
): number =>
  items.every((item) => knownOf(known, item.status))
    ? items.filter((item) => item.status === status).length
    : Number.NaN;

/** Returns a number of a reply; NaN, which is shown as a dash, if it is missing. Arithmetic takes null for 0, and joins texts. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Returns a value of a reply if this version knows it, for paths, forms and inputs of calls. */
export const knownOf = <Value>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((one) => one === value);
