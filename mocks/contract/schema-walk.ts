import type { Schema } from '../../openapi/document.ts';
import { step } from './describe-value.ts';

export type Resolve = (schema: Schema) => Schema;

/** A value with its position and all schemas that describe it. */
export interface SchemaNode {
  pointer: string;
  value: unknown;
  /** The schemas of the value; several in a composition. */
  schemas: Schema[];
  /** Names of the schemas that have one. */
  names: string[];
}

/** Yields every value that its schema describes, outer values first. */
export function* nodesOf(schema: Schema, value: unknown, resolve: Resolve): Generator<SchemaNode> {
  yield* within([schema], value, '', resolve);
}

function* within(about: Schema[], value: unknown, pointer: string, resolve: Resolve): Generator<SchemaNode> {
  const parts = about.flatMap((schema) => composing(schema, resolve));
  const schemas = parts.map(({ schema }) => schema);
  yield { pointer, value, schemas, names: parts.flatMap(({ name }) => name ?? []) };
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => schema.items ?? []);
    for (const [index, item] of value.entries()) yield* within(items, item, pointer + step(index), resolve);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const described = schemas.flatMap((schema) =>
        schema.properties && Object.hasOwn(schema.properties, name) ? (schema.properties[name] ?? []) : [],
      );
      yield* within(described, field, pointer + step(name), resolve);
    }
  }
}

/** A schema with all parts of its composition. */
export function composing(schema: Schema, resolve: Resolve): { schema: Schema; name: string | undefined }[] {
  const open = resolve(schema);
  const branches = [...(open.allOf ?? []), ...(open.oneOf ?? []), ...(open.anyOf ?? [])];
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
  return [{ schema: open, name }, ...branches.flatMap((branch) => composing(branch, resolve))];
}

/** Every property that a schema describes, at any depth. */
export function propertyNames(schema: Schema, resolve: Resolve, known = new Set<Schema>()): string[] {
  return composing(schema, resolve).flatMap(({ schema: part }) => {
    if (known.has(part)) return [];
    known.add(part);
    const fields = Object.entries(part.properties ?? {});
    return [
      ...fields.flatMap(([name, field]) => [name, ...propertyNames(field, resolve, known)]),
      ...(part.items ? propertyNames(part.items, resolve, known) : []),
    ];
  });
}
