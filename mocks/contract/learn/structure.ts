import { safeName } from './cause.ts';
import { isObject, parseJson } from './exchange.ts';

/** Converts a number in a string for sorting. */
export function sortable(key: unknown): string | number | undefined {
  if (typeof key === 'string') return /^-?\d+(\.\d+)?$/.test(key) ? Number(key) : key;
  return typeof key === 'number' ? key : undefined;
}

export const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** The items of a value where a list is expected; `structure` describes a value that is not a list. */
export function itemsOf(value: unknown): { items?: unknown[]; structure?: string } {
  if (Array.isArray(value)) return { items: value };
  if (typeof value === 'string') {
    const parsed = parseJson(value);
    if (Array.isArray(parsed)) return { items: parsed, structure: 'a list as JSON in a text' };
    return { items: value === '' ? [] : value.split(','), structure: 'text with commas' };
  }
  if (!isObject(value)) return { structure: `a ${typeof value}` };
  const lists = Object.entries(value).filter(([, inner]) => Array.isArray(inner));
  const [only] = lists;
  if (only && lists.length === 1)
    return { items: only[1] as unknown[], structure: `an object with the list inside, at ${safeName(only[0])}` };
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key, index) => key === String(index)))
    return { items: Object.values(value), structure: 'an object by index' };
  return { items: [value], structure: 'a single object' };
}

export function objectOf(value: unknown): { value?: Record<string, unknown>; structure?: string } {
  if (isObject(value)) return { value };
  if (Array.isArray(value)) {
    const [first] = value;
    if (value.length === 0) return { structure: 'an empty list' };
    return isObject(first) ? { value: first, structure: 'a list of one' } : { structure: 'a list' };
  }
  const parsed = typeof value === 'string' ? parseJson(value) : undefined;
  if (isObject(parsed)) return { value: parsed, structure: 'JSON in a text' };
  return { structure: value === '' ? 'an empty text' : `a ${typeof value}` };
}
