import { createHash } from 'node:crypto';
import type { Media, Schema } from '../../../openapi/document.ts';
import { type ContractOperation, type Document, deref, readOperations } from '../operations.ts';
import { nodesOf } from '../schema-walk.ts';

/** A named schema that the description assumes, for a team to accept or to correct. */
export interface Decision {
  name: string;
  /** The one domain whose calls have it, or `shared`. */
  domain: string;
  schema: Schema;
  /** Changes with the schema, so that an answer is about what its team has seen. */
  version: string;
  /** A value of the description's examples; undefined if none has one. */
  example: unknown;
  /** The operations that have it in an input or a reply. */
  neededBy: string[];
}

type Marked = Schema & { 'x-origin'?: string };

/** @returns the assumed schemas, those of one domain together */
export function decisionsOf(bundle: Document): Decision[] {
  const operations = readOperations(bundle);
  const users = new Map<string, ContractOperation[]>();
  for (const operation of operations)
    for (const name of namesWithin(bundle, bundle.paths[operation.path]?.[operation.method]))
      users.set(name, [...(users.get(name) ?? []), operation]);
  const examples = examplesByName(bundle, operations);
  const assumed = Object.entries(bundle.components.schemas ?? {}).filter(
    ([name, schema]) => (schema as Marked)['x-origin'] === 'assumed' && users.has(name),
  );
  return assumed
    .map(([name, schema]): Decision => {
      const neededBy = users.get(name) ?? [];
      const [domain = 'shared', ...others] = new Set(neededBy.map((operation) => operation.domain));
      return {
        name,
        domain: others.length > 0 ? 'shared' : domain,
        schema,
        version: versionOf(schema),
        example: examples.get(name) ?? schema.examples?.[0] ?? schema.enum?.[0],
        neededBy: neededBy.map(({ id }) => id),
      };
    })
    .sort((a, b) => a.domain.localeCompare(b.domain) || a.name.localeCompare(b.name));
}

const versionOf = (schema: Schema): string =>
  createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 12);

const JSON_TYPE = 'application/json';
const SCHEMAS = '#/components/schemas/';

/** The names of all schemas that a part of the description refers to, directly or through others. */
function namesWithin(bundle: Document, part: unknown, known = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return new Set();
  const names = new Set<string>();
  for (const [key, value] of Object.entries(part)) {
    if (key === 'examples') continue;
    const isNew = key === '$ref' && typeof value === 'string' && !known.has(value);
    if (isNew) {
      known.add(value);
      if (value.startsWith(SCHEMAS)) names.add(value.slice(SCHEMAS.length));
    }
    const inner = isNew ? deref<object>(bundle, { $ref: value }) : value;
    for (const name of namesWithin(bundle, inner, known)) names.add(name);
  }
  return names;
}

/** The first value of each named schema in the examples of replies and inputs. */
function examplesByName(bundle: Document, operations: ContractOperation[]): Map<string, unknown> {
  const resolve = (schema: Schema) => deref(bundle, schema);
  const found = new Map<string, unknown>();
  const add = (schema: Schema, value: unknown) => {
    for (const { value: inner, names } of nodesOf(schema, value, resolve))
      for (const name of names) if (inner !== null && !found.has(name)) found.set(name, inner);
  };
  const addAll = (media: Media | undefined, schema = media?.schema) => {
    for (const example of Object.values(media?.examples ?? {}))
      if (schema) add(schema, deref<typeof example>(bundle, example).value);
  };
  for (const { path, method, replies, inputs, requests } of operations) {
    const { requestBody, responses = {} } = bundle.paths[path]?.[method] ?? {};
    addAll(requestBody && deref<typeof requestBody>(bundle, requestBody).content[JSON_TYPE]);
    for (const [status, response] of Object.entries(responses)) {
      const media = deref<typeof response>(bundle, response).content?.[JSON_TYPE];
      for (const schema of status === '200' ? [replies.ok, replies.fail] : [undefined]) addAll(media, schema);
    }
    for (const { input = {} } of requests)
      for (const [name, value] of Object.entries(input)) {
        const field = inputs.get(name);
        if (field) add(field.schema, value);
      }
  }
  return found;
}
