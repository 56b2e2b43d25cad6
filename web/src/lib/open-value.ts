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

/** Returns a value of a reply if this version knows it, for paths, forms and inputs of calls. */
export const knownOf = <Value>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((one) => one === value);
