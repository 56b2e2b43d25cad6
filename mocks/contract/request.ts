import type { Observed } from './findings.ts';
import { queryOf } from './inputs.ts';
import { type Exchange, hasUnsafeIntegers, parseJson, queryOf as readQuery } from './learn/exchange.ts';
import type { ContractOperation, ExampleRequest } from './operations.ts';
import type { Options } from './options.ts';
import type { Sent } from './send-request.ts';

/** Means no token, whereas `undefined` means the run's token. */
export const NO_TOKEN = '';

export function requestOf(
  operation: ContractOperation,
  { input, headers: own }: Pick<ExampleRequest, 'input' | 'headers'>,
  token: string | undefined,
  { target, headers = {} }: Pick<Options, 'target'> & Partial<Pick<Options, 'headers'>>,
): Sent {
  const inQuery = operation.method === 'get';
  const body = inQuery || input === undefined ? undefined : JSON.stringify(input);
  return {
    url: `${operation.host?.target ?? target}${operation.path}${inQuery ? queryOf(input) : ''}`,
    method: operation.method,
    headers: {
      ...operation.headers,
      ...headers,
      ...own,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Clients send it too, because a call that needs no token may return more to a known person.
      ...(token && { userToken: token }),
    },
    body,
  };
}

export function toExchange(
  { url, method, headers, body }: Sent,
  observed: Observed,
  path: string,
  at: number,
): Exchange | undefined {
  if (!observed.reached) return undefined;
  return {
    source: 'target',
    at,
    method,
    path,
    query: readQuery(new URL(url).searchParams),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    input: parseJson(body),
    status: observed.status,
    contentType: observed.contentType,
    body: parseJson(observed.body),
    unsafeIntegers: hasUnsafeIntegers(observed.body),
  };
}
