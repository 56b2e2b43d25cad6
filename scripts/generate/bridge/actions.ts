import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { actionFormat, schemaFormat } from './format.ts';

/** A JSON Schema with the keywords that `format.ts` allows. `$ref` contains the name of a shared schema. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: 'string' | 'boolean' | 'number' | 'integer' | 'array' | 'object';
  const?: string;
  enum?: (string | number)[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: string | number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** An action of the bridge; `format.ts` describes the members. */
export interface Action {
  name: string;
  group: string;
  description: string;
  kind: 'call' | 'notify' | 'stream';
  timeLimit: number | 'person';
  only?: 'ios' | 'android' | 'web';
  browser?: string;
  messaging?: string;
  params?: Schema;
  result?: Schema;
  example: { params?: object; result?: unknown };
}

/** All actions of the bridge in the order of their groups and names, and their shared schemas. */
export interface Contract {
  actions: Action[];
  schemas: Record<string, Schema>;
}

const ajv = new Ajv({ allowUnionTypes: true }).addSchema(schemaFormat);
const isAction = ajv.compile(actionFormat);
const isSchema = ajv.getSchema(schemaFormat.$id);

/**
 * Reads the actions and the shared schemas.
 * @param folder that contains `actions/<group>/<action>.yaml` and `schemas/<Name>.yaml`
 * @throws {Error} for an invalid file; the message names it
 */
export function readActions(folder: string): Contract {
  const read = (path: string, isValid: typeof isSchema) => {
    const content: unknown = parse(readFileSync(join(folder, path), 'utf8'));
    if (!isValid?.(content)) throw new Error(`${path}: ${ajv.errorsText(isValid?.errors, { dataVar: '' })}`);
    return content;
  };
  const sources = Object.fromEntries(
    filesIn(join(folder, 'schemas')).map((path) => [
      nameOf(path),
      [`schemas/${path}`, read(`schemas/${path}`, isSchema)],
    ]),
  ) as Record<string, [path: string, schema: Schema]>;
  const resolve = (schema: Schema, path: string): Schema => {
    const nested = (inner: Schema) => resolve(inner, path);
    const resolved = { ...schema };
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      const target = relative(folder, join(folder, dirname(path), schema.$ref));
      if (sources[name]?.[0] !== target) throw new Error(`${path}: ${schema.$ref} does not exist`);
      resolved.$ref = name;
    }
    if (schema.items) resolved.items = nested(schema.items);
    if (schema.oneOf) resolved.oneOf = schema.oneOf.map(nested);
    if (schema.properties) resolved.properties = mapValues(schema.properties, nested);
    return schema.allOf ? merge(schema.allOf.map(nested), schemas) : resolved;
  };
  const schemas = mapValues(sources, ([path, schema]) => resolve(schema, path));
  const actions = filesIn(join(folder, 'actions')).map((file): Action => {
    const path = `actions/${file}`;
    const { params, result, ...row } = read(path, isAction) as Pick<Action, 'description'> & Partial<Action>;
    return {
      kind: 'call',
      timeLimit: 10_000,
      example: {},
      ...row,
      name: nameOf(file),
      group: dirname(file),
      ...(params && { params: resolve(params, path) }),
      ...(result && { result: resolve(result, path) }),
    };
  });
  return { actions, schemas };
}

/** Merges the members of all parts into one object. */
function merge(parts: Schema[], schemas: Record<string, Schema>): Schema {
  const all = parts.map((part) => (part.$ref ? (schemas[part.$ref] as Schema) : part));
  return {
    type: 'object',
    required: all.flatMap(({ required }) => required ?? []),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
  };
}

/** Resolves a reference. Keywords beside it take precedence. */
export function dereference(schema: Schema, { schemas }: Contract): Schema {
  const { $ref, ...own } = schema;
  return $ref ? { ...schemas[$ref], ...own } : schema;
}

/** The variants of a `oneOf`: each value of the distinguishing property, with its schema. */
export function variantsOf({ oneOf = [] }: Schema): { property: string; variants: [value: string, schema: Schema][] } {
  const entries = oneOf.flatMap((variant) =>
    Object.entries(variant.properties ?? {}).flatMap(([property, schema]) =>
      schema.const === undefined ? [] : [{ property, value: schema.const, variant }],
    ),
  );
  const properties = [...new Set(entries.map(({ property }) => property))];
  if (properties.length !== 1 || entries.length !== oneOf.length) {
    throw new Error('Each schema of a oneOf needs a const for one and the same property');
  }
  return { property: properties[0] as string, variants: entries.map(({ value, variant }) => [value, variant]) };
}

/** A schema's properties in order, and whether each is required. */
export function propertiesOf(schema: Schema): { name: string; property: Schema; required: boolean }[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    property,
    required: required.has(name),
  }));
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function nameOf(path: string): string {
  return basename(path, '.yaml');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
