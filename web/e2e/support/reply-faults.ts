/** Faults of replies: each required field is missing, null, of another type, far too large, or unknown. */
import { readFileSync } from 'node:fs';

/** Steps to a field; `*` stands for every item of a list. */
type Pointer = string[];

export const faultKinds = ['missing', 'null', 'wrong type', 'huge', 'unknown value'] as const;

export interface Fault {
  /** Path of the operation. */
  path: string;
  pointer: Pointer;
  kind: (typeof faultKinds)[number];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Response {
  $ref?: string;
  content?: { 'application/json': { schema: Schema } };
}

type Operation = { responses: Record<string, Response> };

const description: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
} = JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'));

/**
 * The faults of a reply, for all required fields that the reply contains.
 * @throws {Error} if the description has no such operation
 */
export function faultsOf(method: string, path: string, reply: unknown): Fault[] {
  const response = description.paths[path]?.[method.toLowerCase()]?.responses['200'];
  const referred = description.components.responses[response?.$ref?.replace('#/components/responses/', '') ?? ''];
  const schema = (referred ?? response)?.content?.['application/json'].schema;
  if (!schema) throw new Error(`The description has no reply of ${method} ${path}`);
  const found = new Map<string, { pointer: Pointer; kinds: Fault['kind'][] }>();
  collect(schema, reply, [], (pointer, value, property) =>
    found.set(pointer.join('/'), { pointer, kinds: kindsOf(value, property) }),
  );
  return [...found.values()].flatMap(({ pointer, kinds }) => kinds.map((kind) => ({ path, pointer, kind })));
}

/** An enumeration gets an unknown value, as from a newer server, instead of another type. */
function kindsOf(value: unknown, schema: Schema): Fault['kind'][] {
  const isOpen = typeof value === 'string' && variantsOf(schema).some((variant) => variant.enum);
  return faultKinds.filter((kind) => {
    if (kind === 'huge') return typeof value === 'number';
    if (kind === 'null') return value !== null;
    return kind === 'missing' || (kind === 'unknown value') === isOpen;
  });
}

type Visit = (pointer: Pointer, value: unknown, schema: Schema) => void;

function collect(schema: Schema, value: unknown, pointer: Pointer, visit: Visit): void {
  for (const { required = [], properties = {}, items } of variantsOf(schema)) {
    if (Array.isArray(value)) {
      for (const item of value) if (items) collect(items, item, [...pointer, '*'], visit);
    } else if (isObject(value)) {
      for (const [name, property] of Object.entries(properties)) {
        if (!(name in value)) continue;
        // The fields of the envelope itself get no faults, because the SDK checks it.
        if (pointer.length > 0 && required.includes(name)) visit([...pointer, name], value[name], property);
        collect(property, value[name], [...pointer, name], visit);
      }
    }
  }
}

/** The schemas that together describe a value, references resolved. */
function variantsOf({ $ref, oneOf = [], anyOf = [], allOf = [], ...own }: Schema): Schema[] {
  const referred = $ref ? description.components.schemas[$ref.replace('#/components/schemas/', '')] : undefined;
  return [own, ...[...(referred ? [referred] : []), ...oneOf, ...anyOf, ...allOf].flatMap(variantsOf)];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
