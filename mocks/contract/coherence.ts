import type { Schema } from '../../openapi/document.ts';
import { brokenIdentities, readIdentity } from '../../openapi/identities.mjs';
import { merged, show, step } from './describe-value.ts';
import type { Violation } from './findings.ts';
import { holdsId } from './inputs.ts';
import type { ContractOperation, Input } from './operations.ts';
import { composing, nodesOf, type Resolve } from './schema-walk.ts';

/** Finds fields in which a reply differs from the subject of its request. */
export function echoed(operation: ContractOperation, input: Input, data: unknown, resolve: Resolve): Violation[] {
  if (operation.effect !== 'read' || typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  const given = data as Record<string, unknown>;
  return Object.entries(input ?? {}).flatMap(([name, asked]) => {
    const got = given[name];
    const field = operation.inputs.get(name)?.schema;
    if (!field || got === undefined) return [];
    const schema = resolve(field);
    if (isSame(got, asked, schema) || !names(name, schema)) return [];
    return [
      { kind: 'identity' as const, where: `/data${step(name)}`, expected: show(asked), got: show(got), times: 1 },
    ];
  });
}

/** Queries keep the usual format on a wire with numbers for ids and dates; the schema of the reply checks its type. */
const isSame = (got: unknown, asked: unknown, { format }: Schema): boolean => {
  const plain = (value: unknown) => (format === 'date' ? String(value).replaceAll('-', '') : String(value));
  return plain(got) === plain(asked);
};

/** Whether an input identifies the subject of the reply, so that the reply must repeat it. */
const names = (name: string, { enum: values, format, type }: Schema) =>
  holdsId(name) || values !== undefined || format === 'date' || type === 'integer';

/** Finds objects that violate a rule of `x-identity`. */
export function contradicting(schema: Schema, body: unknown, resolve: Resolve): Violation[] {
  const follow = (node: Schema): [Schema, undefined] => [resolve(node), undefined];
  const found = [...brokenIdentities(schema, body, follow as never)].map(({ pointer, identity }): Violation => {
    const object = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => Object(at)[name], body) as object;
    const sides = readIdentity(identity).sides(object) ?? [];
    return { kind: 'rule', where: pointer, expected: identity, got: sides.map(show).join(' and '), times: 1 };
  });
  return merged(found, ({ expected }) => expected);
}

/**
 * Finds items of a list with the id of an item before them. Only the id that is named after the items is theirs, as `reminderId`
 * of `MedicationReminder`; a food may be twice in a meal.
 *
 * @param common names of ids that belong to nobody alone; they are the items' own only in the list that a reply is
 */
export function repeated(schema: Schema, body: unknown, resolve: Resolve, common: ReadonlySet<string>): Violation[] {
  const found = nodesOf(schema, body, resolve).flatMap(({ pointer, value, schemas }) => {
    const parts = schemas.flatMap(({ items }) => (items ? composing(items, resolve) : []));
    const names = schemas.flatMap(({ items }) => items?.$ref?.split('/').at(-1)?.toLowerCase() ?? []);
    const ids = parts
      .flatMap((part) => part.schema.required ?? [])
      .filter((name) => name.endsWith('Id') && (!common.has(name) || pointer.split('/').length <= MOST_STEPS));
    const stem = (id: string) => id.slice(0, -2).toLowerCase();
    const id =
      ids.find((one) => names.some((name) => name.endsWith(stem(one)))) ??
      ids.find((one) => names.some((name) => name.startsWith(stem(one))));
    return id !== undefined && Array.isArray(value) ? sameAsBefore(value, id, pointer) : [];
  });
  return merged(found, ({ expected }) => expected);
}

/** The steps of `/data/list`, the list of a page. */
const MOST_STEPS = 3;

function sameAsBefore(items: unknown[], name: string, pointer: string): Violation[] {
  const ids = items.map((item) => (item as Record<string, unknown> | null)?.[name]);
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (typeof id !== 'string' || first === index) return [];
    const where = pointer + step(index) + step(name);
    return [
      { kind: 'identity' as const, where, expected: `another ${name} than each item before`, got: show(id), times: 1 },
    ];
  });
}

/** Finds items of a list that violate the `x-sorted-by` of its schema. */
export function ordered(schema: Schema, body: unknown, resolve: Resolve): Violation[] {
  const found = nodesOf(schema, body, resolve).flatMap(({ pointer, value, schemas }) => {
    const rule = schemas.map((one) => one['x-sorted-by']).find((one) => one !== undefined);
    return rule !== undefined && Array.isArray(value) ? outOfOrder(value, rule, pointer) : [];
  });
  return merged(found, ({ expected }) => expected);
}

function outOfOrder(items: unknown[], rule: string, pointer: string): Violation[] {
  const name = rule.replace(/^-/, '');
  const keys = items
    .map((item, index) => ({ index, key: (item as Record<string, unknown> | null)?.[name] }))
    .filter(({ key }) => key !== undefined && key !== null);
  const direction = rule.startsWith('-') ? -1 : 1;
  return keys.slice(1).flatMap(({ index, key }, before) => {
    const previous = keys[before]?.key;
    if (compare(previous, key) * direction <= 0) return [];
    const expected = `${direction < 0 ? 'nothing later' : 'nothing earlier'} than ${show(previous)} before it`;
    return [{ kind: 'order' as const, where: pointer + step(index) + step(name), expected, got: show(key), times: 1 }];
  });
}

/** Date-times may have different offsets; dates and times of day compare as strings. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  if (one.includes('T') && other.includes('T')) return Date.parse(one) - Date.parse(other);
  return one < other ? -1 : one > other ? 1 : 0;
}
