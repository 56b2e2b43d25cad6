import type { Schema } from '../../openapi/document.ts';

const LONGEST = 60;

/** Describes a reply's value briefly, with its type. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value === 'object') return `object { ${shortened(Object.keys(value).join(', '))} }`;
  if (typeof value === 'string') return `${JSON.stringify(shortened(value))} (string)`;
  return `${String(value)} (${typeof value})`;
}

export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Describes a schema's requirement briefly. */
export function wanted(schema: Schema): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  const types = [schema.type ?? []].flat().join(' or ');
  return schema.format ? `${types} (${schema.format})` : types || schema.title || 'a value';
}

/** One step of a JSON pointer. */
export const step = (name: string | number): string =>
  `/${typeof name === 'number' ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Merges equal findings in many items of a list into one: the first, with their number. */
export function merged<T extends { where: string; times: number }>(found: T[], kindOf: (one: T) => string): T[] {
  const groups = new Map<string, T>();
  for (const one of found) {
    const key = `${one.where.replace(/\/\d+(?=\/|$)/g, '/*')} ${kindOf(one)}`;
    const first = groups.get(key);
    groups.set(key, first ? { ...first, times: first.times + one.times } : one);
  }
  return [...groups.values()];
}
