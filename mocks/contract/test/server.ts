import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { readBundle, readWireBundle } from '../../../scripts/lib/examples.ts';
import { requestListener } from '../../../scripts/lib/request-listener.ts';
import { dayOf, inZone } from '../../api/engine/days.ts';
import { rulesOf, runContractCli } from '../cli.ts';
import { chooserOf } from '../filters.ts';
import type { OperationResult } from '../findings.ts';
import { onDay } from '../inputs.ts';
import { type ContractOperation, type Document, type Input, readOperations } from '../operations.ts';
import type { Report } from '../report.ts';
import { createValidator } from '../validator.ts';
import { WAITLESS_CLOCK } from './clock.ts';

/** The tests change and plant values in the description's format, whatever the wire format. */
export const bundle = readBundle() as Document;

const wireBundle = readWireBundle() as Document;
const operations = readOperations(bundle);

/** A reply of the test server; `null` means no reply at all. */
export interface Planted {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}
export type Plant = (example: Envelope, request: Received) => Planted | Envelope | null;

export interface Envelope {
  success?: unknown;
  msg?: unknown;
  data?: unknown;
}
export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** The headers of replies to pages of other origins. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*',
};

/**
 * A server that replies to the requests of the examples with the first example, except for operations with a planted
 * reply.
 */
export async function startServer(plants: Record<string, Plant> = {}) {
  const received: Received[] = [];
  const server = createServer(
    requestListener<IncomingMessage, ServerResponse>(async (message, response) => {
      const { method = '', url = '', headers } = message;
      const request = { method, url, headers };
      if (method === 'OPTIONS') return void response.writeHead(204, ANY_ORIGIN).end();
      received.push(request);
      const chunks: Buffer[] = [];
      for await (const chunk of message) chunks.push(chunk as Buffer);
      const { pathname, searchParams } = new URL(url, 'http://server');
      const operation = operations.find(({ path }) => path === pathname);
      const body = Buffer.concat(chunks).toString();
      const input = operation?.method === 'post' ? body && JSON.parse(body) : fromQuery(operation, searchParams);
      const refusal = operation && refusalOf(operation, input, headers);
      const zone = headers['x-time-zone'];
      const today = typeof zone === 'string' ? { date: inZone(zone, () => dayOf(new Date())) } : {};
      const known = exampleOf(pathname, operation && isExample(operation, input));
      const example = chosen(operation, input, aboutWhatWasAsked(known, { ...today, ...input }));
      const planted = refusal ? undefined : plants[operation?.id ?? '']?.(structuredClone(example), request);
      if (planted === null) return;
      const reply = planted && 'body' in planted ? planted : { body: JSON.stringify(planted ?? example) };
      const { status = 200, headers: own, body: text } = refusal ?? (reply as Planted);
      response.writeHead(status, { 'content-type': 'application/json', ...ANY_ORIGIN, ...own });
      response.end(text);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const validate = createValidator(bundle.components.schemas ?? {});

const CODES: Record<number, string> = { 400: 'INVALID_REQUEST', 401: 'TOKEN_MISSING', 500: '600' };

/** The refusals of a server that knows only the examples. */
function refusalOf(operation: ContractOperation, input: Input, headers: IncomingHttpHeaders): Planted | undefined {
  const refused = (status: number, msg: string) => {
    const code = CODES[status];
    return { status, body: JSON.stringify({ success: false, code, msg }) };
  };
  if (operation.security === 'required' && headers.usertoken === undefined) return refused(401, 'No token');
  if (operation.security === 'required' && String(headers.usertoken).endsWith('-expired'))
    return refused(500, 'Expired');
  const fields = [...operation.inputs];
  const invalid = fields.find(([name, { schema, required }]) => {
    const value = input?.[name];
    return value === undefined ? required : validate(schema, value).length > 0;
  });
  if (invalid) return refused(400, `${invalid[0]} is invalid`);
  const [code] = operation.replies.codes;
  return isExample(operation, input) || code === undefined
    ? undefined
    : { body: JSON.stringify({ success: false, code, msg: UNKNOWN }) };
}

const isExample = ({ requests }: ContractOperation, input: Input): boolean =>
  requests.some((request) => isDeepStrictEqual(onDay(request.input, new Date()) ?? {}, input ?? {}));

/** The failure, where an operation has one, for every request that is not in the examples. */
export const UNKNOWN = 'Nothing is known of it';

const rules = rulesOf(bundle);

/** Makes a list have only the entries that the filters of its request choose. */
function chosen(operation: ContractOperation | undefined, input: Input, example: Envelope): Envelope {
  const page = example.data as { list?: unknown; next?: unknown } | unknown[] | null | undefined;
  const list = Array.isArray(page) ? page : page?.list;
  if (!operation || !Array.isArray(list)) return example;
  const choosers = Object.entries(input ?? {}).map(([name, asked]) => chooserOf(operation, name, asked, rules));
  const left = list.filter((item) => choosers.every((wrongOf) => wrongOf?.(item) === undefined));
  if (left.length === list.length) return example;
  if (Array.isArray(page)) return { ...example, data: left };
  const { next: _, ...rest } = page ?? {};
  return { ...example, data: { ...rest, list: left, total: left.length, hasMore: false } };
}

/** Makes a reply repeat the ids, the day and the page of its request. */
function aboutWhatWasAsked(example: Envelope, input: Input): Envelope {
  const { data } = example;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return example;
  const asked = Object.entries(input ?? {}).filter(
    ([name, value]) => Object.hasOwn(data, name) && typeof value !== 'object',
  );
  return { ...example, data: { ...data, ...Object.fromEntries(asked) } };
}

function fromQuery(operation: ContractOperation | undefined, query: URLSearchParams): Input {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const { type } = lookUp(operation?.inputs.get(name)?.schema) ?? {};
      const text = query.get(name) ?? '';
      if (type === 'array') return [name, query.getAll(name)];
      if (type === 'boolean') return [name, text === 'true'];
      return [name, type === 'integer' || type === 'number' ? Number(text) : text];
    }),
  );
}

/** The first example; an empty list, where there is one, for a request that is not in the examples. */
function exampleOf(path: string, isKnown = false): Envelope {
  const item = bundle.paths[path];
  const response = lookUp((item?.get ?? item?.post)?.responses['200']);
  const examples = lookUp(response)?.content?.['application/json']?.examples ?? {};
  const [first] = Object.values(examples);
  const example = isKnown ? first : (examples.empty ?? first);
  return (lookUp(example)?.value ?? { success: false, msg: 'No such path' }) as Envelope;
}

function lookUp<T extends { $ref?: string }>(node: T | undefined): T | undefined {
  const steps = node?.$ref?.slice(2).split('/');
  return steps ? steps.reduce<never>((at, name) => at[name] as never, bundle as never) : node;
}

/** Runs the command like a user, and returns its whole output. */
export const contract = (...argv: string[]) => run(bundle, argv);

/** The same with the description in the wire format. */
export const wireContract = (...argv: string[]) => run(wireBundle, argv);

async function run(bundle: Document, argv: string[]) {
  let out = '';
  let err = '';
  // Only a test of the limits keeps them, because the servers of the others have none.
  const isRun =
    !['learn', 'review'].includes(argv[0] ?? '') && !argv.includes('--rate') && !argv.includes('--described-limits');
  const args = argv.filter((one) => one !== '--described-limits');
  const exitCode = await runContractCli(isRun ? [...args, '--rate', 'Infinity'] : args, {
    command: 'npm run contract --',
    bundle,
    env: {},
    live: false,
    clock: WAITLESS_CLOCK,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { exitCode, out, err };
}

export async function contractReport(...argv: string[]): Promise<Report> {
  return JSON.parse((await contract(...argv, '--json')).out);
}

export function resultOf({ operations }: Report, id: string): OperationResult {
  const found = operations.find(({ operation }) => operation === id);
  if (!found) throw new Error(`${id} is not in the report`);
  return found;
}

/** The first request of an operation, with the operation's verdict. */
export function firstRequestOf(report: Report, id: string) {
  const { requests, verdict } = resultOf(report, id);
  return { ...requests[0], verdict };
}

export const violation = (kind: string, where: string, expected: string, got: string, times = 1) => {
  return { kind, where, expected, got, times };
};

/** The first request of an operation with these violations, and no field outside the description. */
export const only = (...violations: object[]) => ({ verdict: 'violates', violations, undocumented: [] });
