import { type LedgerEntry, ledgerOf } from '../../mocks/contract/learn/ledger.ts';
import { type ContractOperation, type Document, deref, readOperations } from '../../mocks/contract/operations.ts';
import type { Example, OperationObject, Response, Schema } from '../../openapi/document.ts';
import { type GeneralCode, generalCodes } from '../generate/general-codes.ts';
import { callsOf } from './cases.ts';
import { type CodeSample, samplesOf } from './samples.ts';

/** A reply of the description, which the mock gives for a `Prefer` header. */
export interface ReplyExample {
  name: string;
  status: string;
  summary: string;
  value: unknown;
}

export interface Failure {
  code: string;
  when: string;
  /** The name of its example. */
  example: string | undefined;
}

/** A call of the sample, as data for the page. A text `{{step.field}}` stands for a field of an earlier reply. */
export interface SampleCall {
  id: string;
  method: string;
  path: string;
  input?: unknown;
  headers: Record<string, string>;
  name?: string;
}

export interface ReferenceOperation extends ContractOperation {
  summary: string;
  description: string;
  badges: Badge[];
  input: Schema | undefined;
  data: Schema | undefined;
  failures: Failure[];
  examples: ReplyExample[];
  samples: CodeSample[];
  calls: SampleCall[];
}

export interface Badge {
  name: string;
  title: string;
}

export interface Group {
  name: string;
  title: string;
  description: string;
  operations: ReferenceOperation[];
}

export interface Reference {
  title: string;
  version: string;
  description: string;
  groups: Group[];
  /** The codes with which a server may reject any call. */
  generalCodes: GeneralCode[];
  schema(node: Schema): Schema;
}

type Tagged = Document & {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string; 'x-displayName'?: string }[];
};

/** Everything that the reference shows of a description. */
export function readReference(document: Document): Reference {
  const bundle = document as Tagged;
  const operations = readOperations(bundle);
  const ledger = new Map(ledgerOf(bundle).map((entry) => [entry.operation, entry]));
  const objectOf = ({ path, method }: ContractOperation): OperationObject => {
    const object = bundle.paths[path]?.[method];
    if (!object) throw new Error(`${method} ${path} is not in the description`);
    return object;
  };
  const variants = new Map(operations.map((operation) => [operation.id, objectOf(operation)['x-variant-of']]));

  function read(operation: ContractOperation): ReferenceOperation {
    const object = objectOf(operation);
    // A variant is another path of the same call, and the SDK has one method for both.
    const call = operations.find(({ id }) => id === object['x-variant-of']) ?? operation;
    const calls = callsOf(operation, operations);
    const body = object.requestBody && deref(bundle, object.requestBody).content['application/json'];
    const examples = examplesOf(bundle, object);
    return {
      ...operation,
      summary: object.summary,
      description: object.description,
      badges: badgesOf(call, { ...objectOf(call), ...object }, ledger.get(operation.id)),
      input: body?.schema ?? queryOf(bundle, object),
      data: deref(bundle, operation.replies.ok).properties?.data,
      failures: failuresOf(operation, examples),
      examples,
      samples: samplesOf(calls, (id) => variants.get(id)),
      calls: calls.map(({ operation: { id, method, path, headers }, input, name, token }) => ({
        id,
        method: method.toUpperCase(),
        path,
        input,
        headers: { ...headers, ...(token !== undefined && { userToken: token }) },
        ...(name && { name }),
      })),
    };
  }

  return {
    ...bundle.info,
    groups: bundle.tags.map(({ name, description, 'x-displayName': title }) => ({
      name,
      title: title ?? name,
      description,
      operations: operations.filter(({ domain }) => domain === name).map(read),
    })),
    generalCodes: generalCodes(bundle),
    schema: (node) => deref(bundle, node),
  };
}

/** The query parameters as an object, like a body. */
function queryOf(bundle: Document, { parameters = [] }: OperationObject): Schema | undefined {
  const query = parameters.map((one) => deref(bundle, one)).filter((one) => one.in === 'query');
  if (query.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(
      query.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

function examplesOf(bundle: Document, { responses }: OperationObject): ReplyExample[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const { content } = deref<Response>(bundle, response);
    return Object.entries(content?.['application/json']?.examples ?? {}).map(([name, example]) => {
      const { summary = '', value } = deref<Example>(bundle, example);
      return { name, status, summary, value };
    });
  });
}

function failuresOf({ replies }: ContractOperation, examples: ReplyExample[]): Failure[] {
  return replies.codes.map((one) => {
    const example = examples.find(
      ({ status, value }) => status === '200' && (value as { code?: unknown }).code === one,
    );
    return { code: one, when: example?.summary ?? '', example: example?.name };
  });
}

const REPEATS = {
  idempotencyKey: 'The same idempotencyKey gives the first reply again.',
  eventId: 'Each event counts once, by its id.',
  same: 'A repeat changes nothing more: the reply is the same, or a failure says that it is done.',
  again: 'Each call acts once more.',
};

const KINDS = {
  state: 'It sets a state: of two calls, the newer decision (intendedAt) wins.',
  step: 'It moves something on, and no call moves it back.',
  append: 'It adds something of its own.',
  work: 'It starts work on things as they are.',
  report: 'It reports what has happened.',
};

const TOKEN = { required: 'token', optional: 'token optional', none: 'no token' };

function badgesOf(
  { effect, security, paged, invalidates }: ContractOperation,
  object: OperationObject,
  ledger: LedgerEntry | undefined,
): Badge[] {
  const { 'x-origin': origin = 'assumed', 'x-scope': scope, 'x-repeat': repeat, 'x-kind': kind } = object;
  const variant = object['x-variant-of'];
  const observed = ledger?.counts.observed;
  const badges: [name: string | undefined | false, title: string][] = [
    effect === 'command'
      ? [
          'command',
          'It changes something: never cached or prefetched. It is retried only if it has an idempotencyKey and the caller asks for it.',
        ]
      : ['read', 'It changes nothing: may be cached and retried.'],
    [TOKEN[security], 'Whether the userToken header is sent.'],
    [scope, 'Whether the reply belongs to the caller.'],
    [repeat && `repeat: ${repeat}`, REPEATS[repeat ?? 'same']],
    [kind && `kind: ${kind}`, KINDS[kind ?? 'state']],
    [object['x-silent'] && 'silent', 'A failure shows no toast.'],
    [object['x-login-gate'] === 'exempt' && 'gate exempt', 'It does not wait for a pending login.'],
    [paged && 'paged', 'It takes pageNum and pageSize, and gives a page.'],
    [variant && `variant of ${variant}`, 'The food host has a different path.'],
    [origin, origin === 'spec' ? 'The product specification names it.' : 'An assumption of this description.'],
    [effect === 'command' && `makes stale: ${invalidates.join(', ')}`, 'Reads of these must be repeated.'],
    [
      observed !== undefined && observed > 0 && `${observed} properties observed`,
      `Traffic has confirmed them, last on ${ledger?.observedOn ?? 'an unknown day'}.`,
    ],
  ];
  return badges.flatMap(([name, title]) => (name ? [{ name, title }] : []));
}
