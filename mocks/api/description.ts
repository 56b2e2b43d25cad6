import { readFile } from 'node:fs/promises';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { withUniqueItems } from '../../openapi/unique-items.mjs';
import { deepFreeze } from './deep-freeze.ts';
import { descriptionFile } from './description-file.ts';
import type { Operations } from './generated/operations.ts';

export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

export interface Operation {
  /** `<domain>.<verb>` */
  id: string;
  domain: string;
  /** The operation of which this is the variant on the food host. */
  variantOf: string | undefined;
  prism: PrismOperation;
  needsToken: boolean;
  /** Examples by status, then by name, in the order of the description. */
  examples: Map<number, Map<string, Envelope>>;
  /** Examples of the headers that a reply must have, by status, then by name in lower case. */
  headers: Map<number, Record<string, string>>;
  /** Required headers that may be empty. */
  maybeEmpty: string[];
  /** Query parameters that may be empty. */
  mayBeEmpty: Set<string>;
  /** Query parameters that are not text. */
  typed: Map<string, 'number' | 'boolean' | 'list'>;
  /** Parameters by their name in lower case, because Prism reports them so. */
  spelling: Map<string, string>;
}

export type Envelope = { success: true; data?: unknown } | { success: false; code: string; msg: string };

export interface Description {
  /** Operations by `get /path`. */
  byRoute: Map<string, Operation>;
  all: PrismOperation[];
  examples: Examples;
}

/** The examples of the description, deeply frozen. */
export interface Examples {
  /** The data of a success example; the first one if no name is given. Lint has validated the value. */
  data<Id extends keyof Operations>(operationId: Id, name?: string): Operations[Id]['data'];
  /** The same for a computed id; the caller asserts the type. */
  data<T>(operationId: string, name?: string): T;
  /** Names of an operation's 200 examples. */
  names(operationId: string): string[];
  /** The code and message of a failure example. */
  failure(operationId: string, name: string): { code: string; msg: string };
}

let loaded: Promise<Description> | undefined;

/** The bundled description. It is read once, because parsing takes seconds and the file is constant. */
export function loadDescription(): Promise<Description> {
  loaded ??= readDescription(descriptionFile);
  return loaded;
}

/** @param file the path of a bundled description */
export async function readDescription(file: string): Promise<Description> {
  const all = await getHttpOperationsFromSpec(JSON.parse(await readFile(file, 'utf8'), withUniqueItems));
  const operations = all.map(readOperation);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const example = (id: string, name?: string): Envelope => {
    const examples = byId.get(id)?.examples.get(200);
    const found = name === undefined ? examples?.values().next().value : examples?.get(name);
    if (!found) throw new Error(`The description has no example ${name ?? ''} of ${id}`);
    return found;
  };
  return {
    all,
    byRoute: new Map(operations.map((operation) => [routeOf(operation.prism.method, operation.prism.path), operation])),
    examples: {
      data<T>(id: string, name?: string): T {
        const envelope = example(id, name);
        if (!envelope.success) throw new Error(`Example ${name ?? ''} of ${id} is a failure`);
        return envelope.data as T;
      },
      names: (id) => [...(byId.get(id)?.examples.get(200)?.keys() ?? [])],
      failure(id, name) {
        const envelope = example(id, name);
        if (envelope.success) throw new Error(`Example ${name} of ${id} is not a failure`);
        return { code: envelope.code, msg: envelope.msg };
      },
    },
  };
}

/** The operations by their id. */
export const byId = ({ byRoute }: Description): Map<string, Operation> =>
  new Map([...byRoute.values()].map((operation) => [operation.id, operation]));

/** The headers of requests that a description names: parameters, tokens and the type of a body; in lower case. */
export function requestHeadersOf({ all }: Description): string[] {
  const named = all.flatMap(({ request, security = [] }) => [
    ...(request?.headers ?? []).map(({ name }) => name),
    ...security.flat().flatMap((scheme) => (scheme.type === 'apiKey' && scheme.in === 'header' ? [scheme.name] : [])),
    ...(request?.body ? ['content-type'] : []),
  ]);
  return [...new Set(named.map((name) => name.toLowerCase()))].sort();
}

export const routeOf = (method: string, path: string): string => `${method.toLowerCase()} ${path}`;

function readOperation(prism: PrismOperation): Operation {
  const id = prism.iid ?? routeOf(prism.method, prism.path);
  const variantOf = prism.extensions?.['x-variant-of'];
  return {
    id,
    domain: id.split('.')[0] ?? id,
    variantOf: typeof variantOf === 'string' ? variantOf : undefined,
    prism,
    needsToken: (prism.security ?? []).length > 0 && !prism.security?.some((scheme) => scheme.length === 0),
    examples: new Map(prism.responses.map((response) => [Number(response.code), examplesOf(response)])),
    headers: new Map(prism.responses.map((response) => [Number(response.code), headersOf(response)])),
    maybeEmpty: requireByHand(prism),
    mayBeEmpty: new Set(
      (prism.request?.query ?? []).filter(({ schema }) => takesEmptyText(schema)).map(({ name }) => name),
    ),
    typed: typedParameters(prism),
    spelling: new Map(parametersOf(prism).map(({ name }) => [name.toLowerCase(), name])),
  };
}

function examplesOf(response: PrismOperation['responses'][number]): Map<string, Envelope> {
  const examples = new Map<string, Envelope>();
  for (const example of response.contents?.[0]?.examples ?? []) {
    if ('value' in example) examples.set(example.key, deepFreeze(example.value) as Envelope);
  }
  return examples;
}

function headersOf({ headers = [] }: PrismOperation['responses'][number]): Record<string, string> {
  const required = headers.filter((header) => header.required);
  return Object.fromEntries(
    required.map(({ name, schema }) => [name.toLowerCase(), String([schema?.examples ?? []].flat()[0])]),
  );
}

/**
 * Prism treats an empty header as missing. So a header that may be empty is optional for Prism, and the mock checks its
 * presence.
 */
function requireByHand(prism: PrismOperation): string[] {
  const headers = (prism.request?.headers ?? []).filter(
    (header) => header.required && header.schema?.enum?.includes(''),
  );
  for (const header of headers) header.required = false;
  return headers.map(({ name }) => name);
}

type ParameterSchema = NonNullable<NonNullable<PrismOperation['request']>['query']>[number]['schema'];

function takesEmptyText(schema: ParameterSchema): boolean {
  const { type, minLength = 0, enum: values, format, pattern } = schema ?? {};
  return type === 'string' && minLength === 0 && !values && !format && !pattern;
}

const parametersOf = ({ request }: PrismOperation) => [...(request?.query ?? []), ...(request?.headers ?? [])];

function typedParameters(prism: PrismOperation): Operation['typed'] {
  const typed: Operation['typed'] = new Map();
  for (const { name, schema } of prism.request?.query ?? []) {
    if (schema?.type === 'integer' || schema?.type === 'number') typed.set(name, 'number');
    if (schema?.type === 'boolean') typed.set(name, 'boolean');
    if (schema?.type === 'array') typed.set(name, 'list');
  }
  return typed;
}
