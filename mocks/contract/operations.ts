import {
  type Bundle,
  branchesOf,
  type Envelope,
  type Method,
  type Parameter,
  type Response,
  type Schema,
} from '../../openapi/document.ts';
import type { Limits } from './pace.ts';
import { UsageError } from './usage-error.ts';

/** A path of the description, including variants, with the requests of its examples. */
export interface ContractOperation {
  id: string;
  domain: string;
  method: Method;
  path: string;
  effect: 'command' | 'read';
  /** Whether the call needs a token, accepts one, or ignores it. */
  security: 'required' | 'optional' | 'none';
  /** Whether replies are about the caller, or are the same for everybody. */
  scope: 'personal' | 'public';
  paged: boolean;
  /** The effect of a repeated command. */
  repeat: 'idempotencyKey' | 'eventId' | 'same' | 'again' | undefined;
  /** Whether it is the food host's path of another operation. */
  isVariant: boolean;
  /** The host to call, in a run with both hosts. */
  host?: { name: HostName; target: string };
  /** Domains and operations that a command invalidates; always includes its own domain. */
  invalidates: string[];
  headers: Record<string, string>;
  /** The query parameters, or the fields of the body. */
  inputs: Map<string, InputField>;
  requests: ExampleRequest[];
  replies: Replies;
}

export type HostName = 'main' | 'food';

export interface InputField {
  schema: Schema;
  required: boolean;
}

/** Query parameters or fields of a body, by name; undefined without input. */
export type Input = Record<string, unknown> | undefined;

export interface ExampleRequest {
  name: string;
  input: Input;
  /** Beside those of every request. */
  headers?: Record<string, string>;
}

export interface Replies {
  ok: Schema;
  /** Absent if the operation describes no business failure. */
  fail?: Schema | undefined;
  /** The codes of its business failures. */
  codes: string[];
  /** The documented replies with other statuses. */
  others: Record<string, Schema>;
  /** The codes of their examples, by status. */
  otherCodes: Record<string, string[]>;
  /** The required headers of replies, by status. */
  headers: Record<string, Record<string, Schema>>;
}

export type Document = Bundle & {
  info?: { version?: string; description?: string };
  servers?: Server[];
  security?: object[];
  'x-limits'?: Limits;
};

/** The names of the envelope's properties, even for a description without `x-envelope`. */
export const envelopeOf = (bundle: Bundle): Envelope => bundle['x-envelope'] ?? USUAL_ENVELOPE;

const USUAL_ENVELOPE: Envelope = {
  success: { name: 'success', value: true, otherwise: false },
  data: 'data',
  code: 'code',
  message: 'msg',
};

/** The wire names of a page's parts; null for a part that is not sent. */
export interface PageNames {
  list: string;
  total: string | null;
  pageNum: string | null;
  pageSize: string | null;
  hasMore: string | null;
}

const USUAL_PAGE: PageNames = {
  list: 'list',
  total: 'total',
  pageNum: 'pageNum',
  pageSize: 'pageSize',
  hasMore: 'hasMore',
};

export const pageNamesOf = (bundle: Bundle): PageNames => ({ ...USUAL_PAGE, ...bundle['x-page'] });

/** A host of the API. Each serves every path. */
export interface Server {
  url: string;
  description?: string;
}
type OperationObject = NonNullable<Bundle['paths'][string]['get']> & {
  security?: object[];
  'x-scope'?: 'personal' | 'public';
};
type Referring = { $ref?: string };
type Valued = { value?: unknown };

const operationsOf = new WeakMap<Document, ContractOperation[]>();

export function readOperations(bundle: Document): ContractOperation[] {
  const known = operationsOf.get(bundle);
  if (known) return known;
  const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
    (['get', 'post'] satisfies Method[]).flatMap((method) => (item[method] ? [read(bundle, path, method)] : [])),
  );
  operations.sort((a, b) => (a.id < b.id ? -1 : 1));
  operationsOf.set(bundle, operations);
  return operations;
}

/** @throws {UsageError} for a name that is neither a domain nor an operation */
export function select(operations: ContractOperation[], names: string[], option: string): ContractOperation[] {
  const matches = (name: string) => (operation: ContractOperation) =>
    operation.domain === name || operation.id === name;
  const unknown = names.find((name) => !operations.some(matches(name)));
  if (unknown !== undefined) {
    const domains = [...new Set(operations.map(({ domain }) => domain))];
    throw new UsageError(`${option} ${unknown}: no such domain or operation. Domains: ${domains.join(', ')}`);
  }
  return operations.filter((operation) => names.some((name) => matches(name)(operation)));
}

function read(bundle: Document, path: string, method: Method): ContractOperation {
  const item = bundle.paths[path];
  const object: OperationObject | undefined = item?.[method];
  if (!item || !object) throw new Error(`${method} ${path} is not in the description`);
  const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((one) =>
    deref<Parameter>(bundle, one),
  );
  const domain = object.operationId.split('.')[0] ?? '';
  const security = securityOf(object.security ?? bundle.security ?? []);
  return {
    id: object.operationId,
    domain,
    method,
    path,
    effect: object['x-effect'] ?? (method === 'post' ? 'command' : 'read'),
    security,
    scope: object['x-scope'] ?? (security === 'required' ? 'personal' : 'public'),
    paged: object['x-paged'] ?? false,
    repeat: object['x-repeat'],
    isVariant: object['x-variant-of'] !== undefined,
    invalidates: [domain, ...(object['x-invalidates'] ?? [])],
    headers: headersOf(parameters),
    inputs: method === 'post' ? bodyFields(bundle, object) : queryFields(parameters),
    requests: method === 'post' ? bodies(bundle, object) : queries(bundle, parameters),
    replies: repliesOf(bundle, object),
  };
}

function securityOf(alternatives: object[]): ContractOperation['security'] {
  if (alternatives.length === 0) return 'none';
  return alternatives.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required';
}

function headersOf(parameters: Parameter[]): Record<string, string> {
  const headers = parameters.filter(({ in: place }) => place === 'header');
  return Object.fromEntries(
    headers.flatMap(({ name, example, examples = {} }) => {
      const value = example ?? Object.values(examples)[0]?.value;
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

/** A request for each name among the examples, and one with only the required parameters if there are others. */
function queries(bundle: Document, parameters: Parameter[]): ExampleRequest[] {
  const query = parameters.filter(({ in: place }) => place === 'query');
  const names = [...new Set(query.flatMap(({ examples }) => Object.keys(examples ?? {})))];
  const request = (label: string, example: string | undefined, chosen: Parameter[]): ExampleRequest => {
    const values = chosen.flatMap(({ name, examples = {} }) => {
      const found = example !== undefined && examples[example];
      return found ? [[name, deref<Valued>(bundle, found).value]] : [];
    });
    return { name: label, input: values.length > 0 ? Object.fromEntries(values) : undefined };
  };
  if (names.length === 0) return [request('plain', undefined, [])];
  const named = names.map((name) => request(name, name, query));
  const required = query.filter((parameter) => parameter.required);
  return named.some(({ input }) => Object.keys(input ?? {}).length === required.length)
    ? named
    : [...named, request('required parameters', names[0], required)];
}

function bodies(bundle: Document, object: OperationObject): ExampleRequest[] {
  const examples = Object.entries(mediaOf(bundle, object)?.examples ?? {});
  if (examples.length === 0) return [{ name: 'plain', input: undefined }];
  const requests = examples.map(([name, example]) => ({ name, input: deref<Valued>(bundle, example).value as Input }));
  // A failure without a request of its own has that of a success.
  const inputs = requests.map(({ input }) => JSON.stringify(input));
  return requests.filter((_, index) => inputs.indexOf(inputs[index] ?? '') === index);
}

function mediaOf(bundle: Document, { requestBody }: OperationObject) {
  return requestBody && deref<typeof requestBody>(bundle, requestBody).content['application/json'];
}

function queryFields(parameters: Parameter[]): Map<string, InputField> {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return new Map(query.map(({ name, schema, required = false }) => [name, { schema, required }]));
}

function bodyFields(bundle: Document, object: OperationObject): Map<string, InputField> {
  const schema = mediaOf(bundle, object)?.schema;
  const parts = schema ? composed(bundle, schema) : [];
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const fields = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  return new Map(fields.map(([name, field]) => [name, { schema: field, required: required.has(name) }]));
}

function composed(bundle: Document, schema: Schema): Schema[] {
  const whole = deref<Schema>(bundle, schema);
  return [whole, ...(whole.allOf ?? []).flatMap((part) => composed(bundle, part))];
}

/** The envelope's two branches are separate: the constant of the first selects the branch for a reply. */
function repliesOf(bundle: Document, { operationId, responses }: OperationObject): Replies {
  const schemas = Object.entries(responses).flatMap(([status, response]): [string, Schema][] => {
    const schema = deref<typeof response>(bundle, response).content?.['application/json']?.schema;
    return schema ? [[status, schema]] : [];
  });
  const { 200: envelope, ...others } = Object.fromEntries(schemas);
  const { name, value } = envelopeOf(bundle).success;
  const isOk = (branch: Schema) => deref<Schema>(bundle, branch).properties?.[name]?.const === value;
  const ok = branchesOf(envelope ?? {}).find(isOk);
  const fail = branchesOf(envelope ?? {}).find((branch) => !isOk(branch));
  if (!ok) throw new Error(`${operationId}: the 200 reply is oneOf [{ ${name}: const ${value}, data }, Fail]`);
  const headers = Object.entries(responses).map(([status, response]) => [
    status,
    requiredHeaders(bundle, deref<typeof response>(bundle, response)),
  ]);
  const { [envelopeOf(bundle).code]: code = {} } = (fail && deref<Schema>(bundle, fail).properties) ?? {};
  const codes = (deref<Schema>(bundle, code).enum ?? []).map(String);
  const otherCodes = Object.keys(others).map((status) => [status, exampleCodes(bundle, responses[status] ?? {})]);
  return {
    ...{ ok, fail, codes, others },
    otherCodes: Object.fromEntries(otherCodes),
    headers: Object.fromEntries(headers),
  };
}

function exampleCodes(bundle: Document, response: Response & Referring): string[] {
  const { examples = {} } = deref<Response>(bundle, response).content?.['application/json'] ?? {};
  const values = Object.values(examples).map((example) => deref<Valued>(bundle, example).value);
  return values.flatMap((value) => (value as Record<string, string>)[envelopeOf(bundle).code] ?? []);
}

const requiredHeaders = (bundle: Document, { headers = {} }: Response): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) => {
      const { required, schema } = deref<typeof header>(bundle, header);
      return required ? [[name, schema]] : [];
    }),
  );

/** @throws for a reference without a target */
export function deref<T>(bundle: Document, node: T & Referring): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], bundle);
  if (found === undefined) throw new Error(`The description refers to ${node.$ref}, which does not exist`);
  return deref(bundle, found as T & Referring);
}
