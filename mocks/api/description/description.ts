import type { Bundle, Cors, Method, OperationObject, Parameter, Schema } from '../../../openapi/document.ts';
import { follow } from '../../../openapi/follow.ts';
import { brokenIdentities } from '../../../openapi/identities.mjs';
import { deepFreeze } from '../engine/deep-freeze.ts';
import type { Reply } from '../engine/refusal.ts';
import type { Operations } from '../generated/operations.ts';

export interface Operation {
  /** `<domain>.<verb>` */
  id: string;
  domain: string;
  method: Method;
  path: string;
  described: OperationObject;
  /** The operation of which this is the variant on the food host. */
  variantOf: string | undefined;
  /** Its own parameters and those of its path. */
  parameters: Parameter[];
  /** The body of its requests; undefined if they have none. */
  body: { schema: Schema; required: boolean; examples: unknown[] } | undefined;
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
  /** The place and the kind of a reply's violation of the description; undefined for a valid reply. */
  violation(reply: Reply): string | undefined;
}

export type Envelope = { success: true; data?: unknown } | { success: false; code: string; msg: string };

export interface Description {
  /** Operations by `get /path`. */
  byRoute: Map<string, Operation>;
  examples: Examples;
  cors: Cors | undefined;
  /**
   * Validates a request.
   * @param operation undefined for an unknown one
   * @returns the first example of the reply; that of status 401 for a missing token
   * @throws {Refusal} for an invalid request
   */
  ask(request: DescribedRequest, operation: Operation | undefined): Promise<Reply>;
}

/** A request in the terms of the description. */
export interface DescribedRequest {
  method: Method;
  path: string;
  query: Record<string, string | string[]>;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: unknown;
}

/** Compares requests and replies with the schemas of a description. */
export interface Validator {
  ask: Description['ask'];
  /** The violations of a reply, with their place from `data` or another field of the envelope. */
  faultsOf(operation: Operation, reply: Reply): { path: readonly (string | number)[]; message: string }[];
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

/** @param bundle in the format that the mock's code uses, whose `x-unique` was read as `uniqueItems` */
export function readDescription(bundle: Bundle, validator: Validator): Description {
  const operations = operationsOf(bundle, validator);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const example = (id: string, name?: string): Envelope => {
    const examples = byId.get(id)?.examples.get(200);
    const found = name === undefined ? examples?.values().next().value : examples?.get(name);
    if (!found) throw new Error(`The description has no example ${name ?? ''} of ${id}`);
    return found;
  };
  return {
    byRoute: new Map(operations.map((operation) => [routeOf(operation.method, operation.path), operation])),
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
    cors: bundle['x-cors'],
    ask: validator.ask,
  };
}

/** The operations by their id. */
export const byId = ({ byRoute }: Description): Map<string, Operation> =>
  new Map([...byRoute.values()].map((operation) => [operation.id, operation]));

export const routeOf = (method: string, path: string): string => `${method.toLowerCase()} ${path}`;

const METHODS = ['get', 'post'] as const satisfies Method[];

function operationsOf(bundle: Bundle, validator: Validator): Operation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const described = item[method];
      if (!described) return [];
      const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])];
      return [readOperation(bundle, { path, method, described }, parameters, validator)];
    }),
  );
}

function readOperation(
  bundle: Bundle,
  place: Pick<Operation, 'path' | 'method' | 'described'>,
  references: Parameter[],
  validator: Validator,
): Operation {
  const { described } = place;
  const id = described.operationId;
  const security = described.security ?? bundle.security ?? [];
  const parameters = references.map((parameter) => follow(bundle, parameter));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const schemaOf = ({ schema }: Parameter) => follow(bundle, schema);
  const replies = Object.entries(described.responses).map(([status, reference]) => {
    const { content = {}, headers = {} } = follow(bundle, reference);
    const media = Object.values(content)[0];
    const named = Object.entries(media?.examples ?? {});
    const examples = named.map(([name, one]) => [name, deepFreeze(follow(bundle, one).value) as Envelope] as const);
    const followed = Object.entries(headers).map(([name, header]) => [name, follow(bundle, header)] as const);
    const required = followed.filter(([, header]) => header.required);
    const values = required.map(([name, { schema }]) => [name.toLowerCase(), String(schema.examples?.[0])]);
    return { status: Number(status), schema: media?.schema, examples: new Map(examples), values };
  });
  const success = replies.find(({ status }) => status === 200)?.schema;
  const operation: Operation = {
    ...place,
    id,
    domain: id.split('.')[0] ?? id,
    variantOf: described['x-variant-of'],
    parameters,
    body: bodyOf(bundle, described),
    needsToken: security.length > 0 && !security.some(isOptional),
    examples: new Map(replies.map(({ status, examples }) => [status, examples])),
    headers: new Map(replies.map(({ status, values }) => [status, Object.fromEntries(values)])),
    maybeEmpty: parameters.flatMap((parameter) =>
      parameter.in === 'header' && parameter.required && schemaOf(parameter).enum?.includes('') ? [parameter.name] : [],
    ),
    mayBeEmpty: new Set(query.filter((parameter) => takesEmptyText(schemaOf(parameter))).map(({ name }) => name)),
    typed: typesOf(query.map((parameter) => [parameter.name, schemaOf(parameter)])),
    violation(reply) {
      const faults = validator.faultsOf(operation, reply);
      if (faults.length === 0) return brokenIdentity(reply.body);
      // A reply that matches neither branch of the envelope has errors for both. Only the errors of its data matter.
      const ofData = faults.filter(({ path }) => path[0] === 'data');
      const relevant = ofData.length > 0 ? ofData : faults;
      return `${id}: ${[...new Set(relevant.map(({ message }) => message))].join('; ')}`;
    },
  };
  return operation;

  /** The first rule of `x-identity` that the data violate. */
  function brokenIdentity(body: unknown): string | undefined {
    const [broken] = brokenIdentities(success, body, (node) => [follow(bundle, node as Schema), undefined]);
    return broken && `${id}: the reply breaks "${broken.identity}" at ${broken.pointer}`;
  }
}

const isOptional = (scheme: object) => Object.keys(scheme).length === 0;

function bodyOf(bundle: Bundle, { requestBody }: OperationObject): Operation['body'] {
  if (!requestBody) return undefined;
  const { content, required = false } = follow(bundle, requestBody);
  const [media] = Object.values(content);
  if (!media) return undefined;
  const examples = Object.values(media.examples ?? {}).map((example) => follow(bundle, example).value);
  return { schema: media.schema, required, examples };
}

const takesEmptyText = ({ type, minLength = 0, enum: values, format, pattern }: Schema): boolean =>
  type === 'string' && minLength === 0 && !values && !format && !pattern;

function typesOf(query: [name: string, schema: Schema][]): Operation['typed'] {
  const typed: Operation['typed'] = new Map();
  for (const [name, { type }] of query) {
    if (type === 'integer' || type === 'number') typed.set(name, 'number');
    if (type === 'boolean') typed.set(name, 'boolean');
    if (type === 'array') typed.set(name, 'list');
  }
  return typed;
}
