import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from '../../openapi/document.ts';
import { explainErrors } from './explain-errors.ts';
import type { Violation } from './findings.ts';

/** Returns the violations of a schema by a value. */
export type Validate = (schema: Schema, value: unknown) => Violation[];

const KEY = 'description';

/**
 * Validators by their schemas, cached because the compilation takes longer than a run, and tests run the command many
 * times.
 */
const validators = new WeakMap<Record<string, Schema>, Validate>();

export function createValidator(schemas: Record<string, Schema>): Validate {
  const known = validators.get(schemas) ?? compileSchemas(schemas);
  validators.set(schemas, known);
  return known;
}

function compileSchemas(schemas: Record<string, Schema>): Validate {
  // A shorter code takes ajv as long as writing it, and a run checks few values by each schema.
  const code = { optimize: false };
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, inlineRefs: false, code });
  formats.default(ajv);
  ajv.addSchema({ components: { schemas: mapped(schemas, prepared) } }, KEY);
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(prepared(schema));
    compiled.set(schema, check);
    return check(value) ? [] : explainErrors((check.errors ?? []) as ErrorObject[]);
  };
}

/**
 * Resolves references within the registered document. "This or null" becomes an `if`, because a `oneOf` would report a
 * single fault for both branches.
 */
function prepared(schema: Schema): Schema {
  const { oneOf, ...rest } = schema;
  const other = oneOf?.find((branch) => branch.type !== 'null');
  const isNullable = oneOf?.length === 2 && other && oneOf.some((branch) => branch.type === 'null');
  const entries = Object.entries(isNullable ? rest : schema).map(([key, value]) => [key, preparedPart(key, value)]);
  const condition = isNullable ? { if: { type: 'null' }, else: prepared(other) } : {};
  return { ...Object.fromEntries(entries), ...condition };
}

/** Prepares the value of a keyword. Data, as in `enum`, stay unchanged because they may look like a schema. */
function preparedPart(key: string, value: unknown): unknown {
  if (key === '$ref') return `${KEY}${value}`;
  if (key === 'properties' || key === 'patternProperties') return mapped(value as Record<string, Schema>, prepared);
  if (key === 'allOf' || key === 'oneOf' || key === 'anyOf') return (value as Schema[]).map(prepared);
  const holdsSchema = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'].includes(key);
  return holdsSchema && typeof value === 'object' ? prepared(value as Schema) : value;
}

const mapped = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
