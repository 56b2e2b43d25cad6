import type { Bundle, Method, Parameter, Schema } from '../generate/description.ts';
import { UsageError } from './options.ts';

/** One path of the description, twins included, with the requests that its examples make. */
export interface ContractOperation {
  id: string;
  domain: string;
  method: Method;
  path: string;
  effect: 'command' | 'read';
  needsToken: boolean;
  /** Below /food/, which is served by the food host. */
  food: boolean;
  headers: Record<string, string>;
  requests: ExampleRequest[];
  replies: Replies;
}

export interface ExampleRequest {
  name: string;
  /** A query with its `?`, or nothing. */
  query: string;
  body: unknown;
}

export interface Replies {
  ok: Schema;
  fail: Schema;
  /** The documented replies of other statuses. */
  others: Record<string, Schema>;
}

export type Document = Bundle & { info?: { version?: string }; security?: unknown[] };
type OperationObject = NonNullable<Bundle['paths'][string]['get']> & { security?: unknown[] };
type Referring = { $ref?: string };
type Valued = { value?: unknown };
type Exampled = Parameter & { examples?: Record<string, Referring & Valued> };

export function readOperations(bundle: Document): ContractOperation[] {
  const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
    (['get', 'post'] satisfies Method[]).flatMap((method) => (item[method] ? [read(bundle, path, method)] : [])),
  );
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** @throws {UsageError} when a name is no domain and no operation */
export function select(operations: ContractOperation[], only: string[]): ContractOperation[] {
  const matches = (name: string) => (operation: ContractOperation) =>
    operation.domain === name || operation.id === name;
  const unknown = only.find((name) => !operations.some(matches(name)));
  if (unknown !== undefined) {
    const domains = [...new Set(operations.map(({ domain }) => domain))];
    throw new UsageError(`--only ${unknown}: no such domain or operation. Domains: ${domains.join(', ')}`);
  }
  return only.length === 0
    ? operations
    : operations.filter((operation) => only.some((name) => matches(name)(operation)));
}

function read(bundle: Document, path: string, method: Method): ContractOperation {
  const item = bundle.paths[path];
  const object: OperationObject | undefined = item?.[method];
  if (!item || !object) throw new Error(`${method} ${path} is not in the description`);
  const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((one) =>
    deref<Exampled>(bundle, one),
  );
  const security = object.security ?? bundle.security ?? [];
  return {
    id: object.operationId,
    domain: object.operationId.split('.')[0] ?? '',
    method,
    path,
    effect: object['x-effect'] ?? (method === 'post' ? 'command' : 'read'),
    needsToken: security.length > 0,
    food: path.startsWith('/food/'),
    headers: Object.fromEntries(
      withExample(bundle, parameters, 'header').map(({ name, value }) => [name, String(value)]),
    ),
    requests: method === 'post' ? bodies(bundle, object) : queries(withExample(bundle, parameters, 'query')),
    replies: repliesOf(bundle, object),
  };
}

function withExample(bundle: Document, parameters: Exampled[], place: Parameter['in']) {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const [named] = Object.values(parameter.examples ?? {});
      const value = parameter.example ?? (named && deref<Valued>(bundle, named).value);
      return { name: parameter.name, required: parameter.required ?? false, value };
    })
    .filter(({ value }) => value !== undefined);
}

/** With all parameters, and with the required ones alone where that is less. */
function queries(parameters: { name: string; required: boolean; value: unknown }[]): ExampleRequest[] {
  const request = (name: string, chosen: typeof parameters): ExampleRequest => {
    const pairs = chosen.flatMap(({ name: key, value }) => [value].flat().map((one) => [key, String(one)]));
    const query = new URLSearchParams(pairs).toString();
    return { name, query: query && `?${query}`, body: undefined };
  };
  if (parameters.length === 0) return [request('plain', [])];
  const required = parameters.filter((parameter) => parameter.required);
  const all = request('all parameters', parameters);
  return required.length === parameters.length ? [all] : [all, request('required parameters', required)];
}

function bodies(bundle: Document, { requestBody }: OperationObject): ExampleRequest[] {
  const media = requestBody && deref<typeof requestBody>(bundle, requestBody).content['application/json'];
  const examples = Object.entries(media?.examples ?? {});
  if (examples.length === 0) return [{ name: 'plain', query: '', body: undefined }];
  return examples.map(([name, example]) => ({ name, query: '', body: deref<Valued>(bundle, example).value }));
}

/** The envelope's two branches are kept apart: a reply is held against the one that its `success` names. */
function repliesOf(bundle: Document, { operationId, responses }: OperationObject): Replies {
  const schemas = Object.entries(responses).flatMap(([status, response]): [string, Schema][] => {
    const schema = deref<typeof response>(bundle, response).content?.['application/json']?.schema;
    return schema ? [[status, schema]] : [];
  });
  const { 200: envelope, ...others } = Object.fromEntries(schemas);
  const isOk = (branch: Schema) => deref<Schema>(bundle, branch).properties?.success?.const === true;
  const ok = envelope?.oneOf?.find(isOk);
  const fail = envelope?.oneOf?.find((branch) => !isOk(branch));
  if (!ok || !fail) throw new Error(`${operationId}: the 200 reply is oneOf [{ success: const true, data }, Fail]`);
  return { ok, fail, others };
}

/** @throws when the description refers to what is not there */
export function deref<T>(bundle: Document, node: T & Referring): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], bundle);
  if (found === undefined) throw new Error(`The description refers to ${node.$ref}, which is not there`);
  return deref(bundle, found as T & Referring);
}
