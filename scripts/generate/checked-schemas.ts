import type { Bundle, OperationObject, Schema } from '../../openapi/document.ts';
import { inlined } from './description.ts';
import { nameOfRef } from './ref.ts';

/** The keywords that a value is checked against. Texts for people and rules between fields are left out. */
const keywords = [
  ...['$ref', 'type', 'const', 'enum', 'oneOf', 'allOf', 'items', 'properties', 'required', 'additionalProperties'],
  ...['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'minItems', 'maxItems'],
] as const;

/** The keywords of JSON Schema that the check of the SDK ignores. */
const ignored =
  /^(title|description|examples|default|discriminator|uniqueItems|minProperties|summary|deprecated|x-.+)$/;

/** The schemas that the SDK compares values with, without everything that it does not check. */
export interface CheckedSchemas {
  compact: (schema: Schema) => Schema;
  /** The schemas to which the compacted ones refer, by name. */
  named: () => [name: string, schema: Schema][];
}

export function checkedSchemas({ components }: Bundle): CheckedSchemas {
  const schemas = new Map<string, Schema>();

  function compact(schema: Schema): Schema {
    if (schema.$ref && !schemas.has(nameOfRef(schema.$ref))) {
      const name = nameOfRef(schema.$ref);
      schemas.set(name, {});
      schemas.set(name, compact(components.schemas?.[name] ?? {}));
    }
    const unknown = Object.keys(schema).find((key) => !keywords.includes(key as '$ref') && !ignored.test(key));
    if (unknown) throw new Error(`The check of the SDK does not know the keyword ${unknown}`);
    const { properties, items, oneOf, allOf, additionalProperties, ...rest } = schema;
    const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => keywords.includes(key as '$ref')));
    return {
      ...kept,
      ...(schema.$ref && { $ref: nameOfRef(schema.$ref) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, compact(part)])),
      }),
      ...(items && { items: compact(items) }),
      ...(oneOf && { oneOf: oneOf.map(compact) }),
      ...(allOf && { allOf: allOf.map(compact) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: compact(additionalProperties) }),
    };
  }

  return { compact, named: () => [...schemas].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** All operations by method and path, with their shared parameters, bodies and replies. */
export const checkedOperations = ({ paths, components }: Bundle): [key: string, operation: OperationObject][] =>
  Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]): [string, OperationObject][] =>
      operation ? [[`${method} ${path}`, inlined(operation, components)]] : [],
    ),
  );

/** Prints the rows of an object, one a line. */
export const printRows = (rows: readonly (readonly [string, unknown])[]): string =>
  rows.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n');
