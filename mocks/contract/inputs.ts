import { EXAMPLES_DATE } from '../../openapi/examples-date.ts';
import type { Input } from './operations.ts';

const DAY = 86_400_000;

/** Moves the dates of an input so that the examples' today is the current day of this machine; birth dates stay. */
export function onDay(input: Input, now: Date): Input {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = (today - Date.parse(EXAMPLES_DATE)) / DAY;
  return input && (shifted(input, days) as Input);
}

function shifted(value: unknown, days: number): unknown {
  if (typeof value === 'string') {
    return value.replace(/^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2})/, (date) =>
      new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10),
    );
  }
  return mapFields(value, (name, field) => (name === 'birthDate' ? field : shifted(field, days)));
}

/** Whether a property contains ids. */
export const holdsId = (name: string): boolean => /(?:Id|Code|Token)s?$|^(?:token|ticket)$/.test(name);

/** The name of the property with the id in replies: `orderIds` takes ids of `orderId`. */
export const idName = (name: string): string => name.replace(/s$/, '');

/** Names of the ids at any depth of an input. */
export function idNames(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(idNames))];
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.entries(value).flatMap(([name, field]) => [
    ...(holdsId(name) && isId(field) ? [idName(name)] : []),
    ...idNames(field),
  ]);
  return [...new Set(names)];
}

const isId = (field: unknown) =>
  typeof field === 'string' ||
  (Array.isArray(field) && field.length > 0 && field.every((id) => typeof id === 'string'));

/** The input with its ids replaced. */
export function withIds(input: Input, ids: Record<string, string>): Input {
  return input && (replaced(input, ids) as Input);
}

function replaced(value: unknown, ids: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, ids));
  return mapFields(value, (name, field) => {
    const id = holdsId(name) && isId(field) ? ids[idName(name)] : undefined;
    if (id === undefined) return replaced(field, ids);
    return Array.isArray(field) ? [id] : id;
  });
}

function mapFields(value: unknown, change: (name: string, field: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (mapFields({ '': item }, change) as { '': unknown })['']);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(name, field)]));
}

/** A query with its `?`, or an empty text. */
export function queryOf(input: Input): string {
  const pairs = Object.entries(input ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  const query = new URLSearchParams(pairs).toString();
  return query && `?${query}`;
}
