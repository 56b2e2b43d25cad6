/** Traffic of a backend that matches the description: every example of a reply, with a request of its operation. */
import { type Exchange, isObject } from '../learn/exchange.ts';
import { type ContractOperation, deref, readOperations } from '../operations.ts';
import { bundle } from './server.ts';

/** A token as a person's client sends it. */
export const TOKEN = 'tok-5f3c9a1e77';

/** @param most maximum number of replies per operation */
export function exampleTraffic(most = 3): Exchange[] {
  return readOperations(bundle).flatMap((operation) =>
    Object.entries(repliesOf(operation))
      .slice(0, most)
      .map(([name, body], index): Exchange => {
        const { input } = operation.requests.find((request) => request.name === name) ??
          operation.requests[0] ?? { input: undefined };
        const isGet = operation.method === 'get';
        return {
          source: `examples#${index}`,
          at: newestOf(body) ?? Date.parse('2026-11-20T12:00:00+08:00'),
          method: operation.method,
          path: operation.path,
          query: isGet
            ? (Object.fromEntries(
                Object.entries(input ?? {}).map(([key, value]) => [key, String(value)]),
              ) as Exchange['query'])
            : {},
          headers: { usertoken: TOKEN, appversion: '5.2.0' },
          input: isGet ? undefined : input,
          status: 200,
          contentType: 'application/json',
          body,
          unsafeIntegers: false,
        };
      }),
  );
}

function repliesOf({ path, method }: ContractOperation): Record<string, unknown> {
  const reply = bundle.paths[path]?.[method]?.responses['200'];
  const examples = (reply && deref<typeof reply>(bundle, reply).content?.['application/json']?.examples) ?? {};
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, deref<typeof example>(bundle, example).value]),
  );
}

/** A command's reply is recorded just after its newest time. */
function newestOf(value: unknown): number | undefined {
  const times = timesIn(value);
  return times.length > 0 ? Math.max(...times) : undefined;
}

function timesIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(timesIn);
  if (isObject(value)) return Object.values(value).flatMap(timesIn);
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[^/]*$/.test(value) ? [Date.parse(value)] : [];
}

/** The traffic as a HAR file. */
export function harOf(traffic: Exchange[]): string {
  const entries = traffic.map(
    ({ at, host = 'api.example', method, path, query, headers, input, status, contentType, body }) => ({
      startedDateTime: new Date(at ?? 0).toISOString(),
      request: {
        method: method.toUpperCase(),
        url: `https://${host}${path}?${new URLSearchParams(query as Record<string, string>)}`,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        ...(input !== undefined && { postData: { mimeType: 'application/json', text: JSON.stringify(input) } }),
      },
      response: { status, content: { mimeType: contentType, text: JSON.stringify(body) } },
    }),
  );
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'test' }, entries } });
}

/** The traffic as a saved log of the device page, newest entry first. */
export function logOf(traffic: Exchange[]): string {
  const entries = traffic.map(({ at, method, path, query, input, status, body }, key) => ({
    key,
    wire: 'api',
    name: `${method.toUpperCase()} ${path}`,
    params: method === 'get' ? query : input,
    reply: body,
    state: status === 200 ? 'ok' : String(status),
    events: 0,
    at,
  }));
  return JSON.stringify(
    [{ key: -1, wire: 'bridge', name: 'copyText', params: {}, state: 'ok', events: 0, at: 0 }, ...entries.reverse()],
    null,
    2,
  );
}
