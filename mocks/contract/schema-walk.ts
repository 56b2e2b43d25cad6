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

/** Every value that its schema describes, outer values first. */
export function nodesOf(schema: Schema, value: unknown, resolve: Resolve): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  addNodes(nodes, [schema], value, '', resolve);
  return nodes;
}

function addNodes(nodes: SchemaNode[], about: Schema[], value: unknown, pointer: string, resolve: Resolve): void {
  const parts = about.flatMap((schema) => composing(schema, resolve));
  const schemas = parts.map(({ schema }) => schema);
  nodes.push({ pointer, value, schemas, names: parts.flatMap(({ name }) => name ?? []) });
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => schema.items ?? []);
    for (const [index, item] of value.entries()) addNodes(nodes, items, item, pointer + step(index), resolve);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const described = schemas.flatMap((schema) =>
        schema.properties && Object.hasOwn(schema.properties, name) ? (schema.properties[name] ?? []) : [],
      );
      addNodes(nodes, described, field, pointer + step(name), resolve);
    }
  }
}

type Part = { schema: Schema; name: string | undefined };

/** By schema, because each value of a run asks for them. */
const compositions = new WeakMap<Schema, Part[]>();

/** A schema with all parts of its composition. */
export function composing(schema: Schema, resolve: Resolve): Part[] {
  const known = compositions.get(schema);
  if (known) return known;
  const open = resolve(schema);
  const branches = [...(open.allOf ?? []), ...(open.oneOf ?? []), ...(open.anyOf ?? [])];
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
  const parts = [{ schema: open, name }, ...branches.flatMap((branch) => composing(branch, resolve))];
  compositions.set(schema, parts);
  return parts;
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
