import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { type Exchange, hasUnsafeIntegers, isObject, parseJson, queryOf } from './exchange.ts';
import { splitJson } from './split-json.ts';

/** Finds the operation of a recording of the mock. */
type FindOperation = (id: string) => { method: string; path: string } | undefined;

/**
 * Reads the exchanges of recordings: HAR files, recordings of the mock, saved logs of the device page, and folders of these.
 *
 * @throws {UsageError} if a file does not exist or is not a recording
 */
export async function* readTraffic(paths: string[], find: FindOperation): AsyncGenerator<Exchange> {
  for (const path of paths) {
    for (const file of await filesOf(path)) yield* readFile(file, find);
  }
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`${path} does not exist`);
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path, { recursive: true })).filter((name) => /\.(har|json)$/i.test(name)).sort();
  if (names.length === 0) throw new UsageError(`${path} has no .har or .json file`);
  return names.map((name) => join(path, name));
}

async function* readFile(file: string, find: FindOperation): AsyncGenerator<Exchange> {
  let index = 0;
  try {
    for await (const text of splitJson(createReadStream(file, { highWaterMark: 1 << 20 }))) {
      const source = `${basename(file)}#${index++}`;
      const exchange = toExchange(parseJson(text), source, find);
      if (exchange) yield exchange;
    }
  } catch (error) {
    throw new UsageError(`${file} is no recording: it ${(error as Error).message}`);
  }
}

/** @returns undefined for an entry that is not an API call, or has no reply */
function toExchange(entry: unknown, source: string, find: FindOperation): Exchange | undefined {
  if (!isObject(entry)) return undefined;
  if (isObject(entry.request) && isObject(entry.response)) return fromHar(entry as unknown as HarEntry, source);
  if (typeof entry.operation === 'string') return fromMock(entry, source, find(entry.operation));
  return entry.wire === 'api' ? fromLog(entry as unknown as LogEntry, source) : undefined;
}

interface HarEntry {
  startedDateTime?: string;
  request: {
    method?: string;
    url?: string;
    headers?: { name: string; value: string }[];
    postData?: { text?: string; params?: { name: string; value?: string }[] };
  };
  response: { status?: number; content?: { text?: string; mimeType?: string; encoding?: string } };
}

function fromHar({ startedDateTime, request, response }: HarEntry, source: string): Exchange | undefined {
  // A browser's question about another origin is no call.
  if (request.method === 'OPTIONS' || !response.status) return undefined;
  if (!request.url || !URL.canParse(request.url)) return undefined;
  const { host, pathname, searchParams } = new URL(request.url);
  const { text = '', mimeType = '', encoding } = response.content ?? {};
  const reply = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const started = Date.parse(startedDateTime ?? '');
  const form = request.postData?.params?.map(({ name, value = '' }) => [name, value]);
  return {
    source,
    at: Number.isNaN(started) ? undefined : started,
    host,
    method: (request.method ?? 'GET').toLowerCase(),
    path: pathname,
    query: queryOf(searchParams),
    headers: Object.fromEntries((request.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value])),
    input: parseJson(request.postData?.text) ?? (form?.length ? Object.fromEntries(form) : undefined),
    status: response.status,
    contentType: mimeType,
    body: parseJson(reply),
    unsafeIntegers: hasUnsafeIntegers(reply),
  };
}

/** An entry of the mock's file; see mocks/api/answer/recording.ts. */
function fromMock(
  { input, status, body }: Record<string, unknown>,
  source: string,
  operation: ReturnType<FindOperation>,
): Exchange | undefined {
  if (!operation || typeof status !== 'number') return undefined;
  const isGet = operation.method === 'get';
  return {
    ...operation,
    source,
    at: undefined,
    query: isGet && isObject(input) ? (input as Exchange['query']) : {},
    headers: {},
    input: isGet ? undefined : input,
    status,
    contentType: '',
    body,
    unsafeIntegers: false,
  };
}

/** An entry of the device page's log; see mocks/native-host/src/log/log.ts. */
interface LogEntry {
  name: string;
  params: unknown;
  reply?: unknown;
  state: string;
  at: number;
}

function fromLog({ name, params, reply, state, at }: LogEntry, source: string): Exchange | undefined {
  const [method = '', address = ''] = name.split(' ');
  const status = state === 'ok' ? 200 : Number(state);
  if (!Number.isInteger(status)) return undefined;
  const isGet = method === 'GET';
  return {
    source,
    at,
    method: method.toLowerCase(),
    path: address.split('?')[0] ?? '',
    query: isGet && isObject(params) ? (params as Exchange['query']) : {},
    headers: {},
    input: isGet ? undefined : params,
    status,
    contentType: '',
    body: typeof reply === 'object' ? reply : undefined,
    unsafeIntegers: false,
  };
}
