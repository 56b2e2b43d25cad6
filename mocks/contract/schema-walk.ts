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
  addNodes(nodes, shapeOf(schema, resolve), value, '');
  return nodes;
}

function addNodes(nodes: SchemaNode[], shape: Shape, value: unknown, pointer: string): void {
  nodes.push({ pointer, value, schemas: shape.schemas, names: shape.names });
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) addNodes(nodes, shape.items, item, pointer + step(index));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) addNodes(nodes, shape.field(name), field, pointer + step(name));
  }
}

/** What describes a value. The shapes within it are made once, when the first value has them. */
class Shape {
  readonly schemas: Schema[];
  readonly names: string[];
  readonly #resolve: Resolve;
  readonly #fields = new Map<string, Shape>();
  #items: Shape | undefined;

  constructor(about: Schema[], resolve: Resolve) {
    const parts = about.flatMap((schema) => composing(schema, resolve));
    this.schemas = parts.map(({ schema }) => schema);
    this.names = parts.flatMap(({ name }) => name ?? []);
    this.#resolve = resolve;
  }

  get items(): Shape {
    this.#items ??= shapeOfAll(
      this.schemas.flatMap(({ items }) => items ?? []),
      this.#resolve,
    );
    return this.#items;
  }

  field(name: string): Shape {
    const known = this.#fields.get(name);
    if (known) return known;
    const about = this.schemas.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    const shape = shapeOfAll(about, this.#resolve);
    // The names of undescribed fields may be without end.
    if (about.length > 0) this.#fields.set(name, shape);
    return shape;
  }
}

/** By schema, because each value of a run asks for them. */
const shapes = new WeakMap<Schema, Shape>();

function shapeOf(schema: Schema, resolve: Resolve): Shape {
  const shape = shapes.get(schema) ?? new Shape([schema], resolve);
  shapes.set(schema, shape);
  return shape;
}

const shapeOfAll = (about: Schema[], resolve: Resolve): Shape =>
  about.length === 1 && about[0] ? shapeOf(about[0], resolve) : new Shape(about, resolve);

type Part = { schema: Schema; name: string | undefined };

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
