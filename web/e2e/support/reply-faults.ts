/** Faults of replies: each required field of the description missing, null, of another type, or out of all proportion. */
import { readFileSync } from 'node:fs';

/** Steps to a field; `*` stands for every item of a list. */
type Pointer = string[];

export const faultKinds = ['missing', 'null', 'wrong type', 'huge'] as const;

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
 * The faults of a reply: those of the fields that the description requires and the reply has.
 * @throws {Error} if the description has no such operation
 */
export function faultsOf(method: string, path: string, reply: unknown): Fault[] {
  const response = description.paths[path]?.[method.toLowerCase()]?.responses['200'];
  const referred = description.components.responses[response?.$ref?.replace('#/components/responses/', '') ?? ''];
  const schema = (referred ?? response)?.content?.['application/json'].schema;
  if (!schema) throw new Error(`The description has no reply of ${method} ${path}`);
  const found = new Map<string, { pointer: Pointer; value: unknown }>();
  collect(schema, reply, [], (pointer, value) => found.set(pointer.join('/'), { pointer, value }));
  return [...found.values()].flatMap(({ pointer, value }) =>
    faultKinds.flatMap((kind) => {
      const applies = kind === 'huge' ? typeof value === 'number' : kind !== 'null' || value !== null;
      return applies ? [{ path, pointer, kind }] : [];
    }),
  );
}

type Visit = (pointer: Pointer, value: unknown) => void;

function collect(schema: Schema, value: unknown, pointer: Pointer, visit: Visit): void {
  for (const { required = [], properties = {}, items } of variantsOf(schema)) {
    if (Array.isArray(value)) {
      for (const item of value) if (items) collect(items, item, [...pointer, '*'], visit);
    } else if (isObject(value)) {
      for (const [name, property] of Object.entries(properties)) {
        if (!(name in value)) continue;
        // The SDK checks the envelope.
        if (pointer.length > 0 && required.includes(name)) visit([...pointer, name], value[name]);
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
