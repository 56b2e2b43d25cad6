import type { MessageDescriptor } from '@lingui/core';
import { formatText } from './format/format.ts';

/** A value of an enumeration in a reply: a newer server may send one that this version does not know. */
export type Open<Value extends string> = Value | (string & {});

/** The entry of a table for a value of a reply; undefined for a value that this version does not know. */
export function entryOf<Entry>(
  table: Readonly<Partial<Record<string, Entry>>>,
  value: string | null | undefined,
): Entry | undefined {
  // Every object also has inherited members, such as `constructor`.
  return value != null && Object.keys(table).includes(value) ? table[value] : undefined;
}

/** The word for a value of a reply. A value that this version does not know stands for itself, and a dash for none. */
export const labelOf = (
  names: Readonly<Partial<Record<string, MessageDescriptor>>>,
  value: string | null | undefined,
): MessageDescriptor => entryOf(names, value) ?? { id: formatText(value) };

/** A value of a reply if this version knows it, for addresses, forms and inputs of calls. */
export const knownOf = <Value>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((one) => one === value);
