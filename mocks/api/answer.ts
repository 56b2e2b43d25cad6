import type { IncomingMessage } from 'node:http';
import type { IHttpRequest } from '@stoplight/prism-http';
import { parseBody } from './body.ts';
import type { Clock } from './clock.ts';
import { contractViolation } from './contract-violation.ts';
import { createControl } from './control/control.ts';
import type { Overrides } from './control/overrides.ts';
import { type Description, type Operation, routeOf } from './description.ts';
import { Failure, type Worlds } from './memory.ts';
import { readPreference } from './preference.ts';
import { askPrism } from './prism.ts';
import { mockFailure, Refusal, type Reply } from './refusal.ts';

export type Answer = (request: IncomingMessage, body: string) => Promise<Reply>;

interface Parts {
  description: Description;
  worlds: Worlds;
  clock: Clock;
  overrides: Overrides;
  log: (line: string) => void;
}

/** Prism replies with an example; the memory then rewrites its live parts, unless the request names an example. */
export function createAnswer(parts: Parts): Answer {
  const { description, worlds, clock, overrides, log } = parts;
  const control = createControl(parts);

  return async (request, text) => {
    const { pathname, searchParams } = urlOf(request);
    const token = tokenOf(request);
    const route = routeOf(request.method ?? 'GET', pathname);
    if (pathname.startsWith('/__mock/')) {
      const reply = control(route, { token, body: parseBody(text, request.headers['content-type']) });
      if (reply) return reply;
    }

    const prismRequest: IHttpRequest = {
      method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
      url: { path: pathname, query: queryOf(searchParams) },
      headers: headersOf(request, text),
    };
    const operation = description.byRoute.get(route);
    // Prism distinguishes an unknown path from an unknown method.
    if (!operation) return askPrism(prismRequest, description.all);

    const preference = readPreference(request.headers.prefer, operation) ?? overrides.of(operation, token).reply;
    prismRequest.body = parseBody(text, request.headers['content-type']);
    // Prism tests every operation of its list on each request, so it gets a list with the matching operation alone.
    const reply = await askPrism(prismRequest, [operation.prism], preference, operation.spelling);
    const missing = operation.maybeEmpty.find((name) => request.headers[name.toLowerCase()] === undefined);
    if (missing) throw new Refusal(400, `Request header must have required property '${missing}'`);
    if (preference || reply.status !== 200) return reply;
    const closed = worlds.isClosed(token);
    if (closed && operation.needsToken) return closedReply(operation);
    const call = {
      input: prismRequest.body ?? typed(searchParams, operation),
      now: clock.now(),
      token: closed ? '' : token,
    };
    return remember(operation, call, reply);
  };

  function remember(operation: Operation, call: { input: unknown; now: Date; token: string }, reply: Reply): Reply {
    const handler = worlds.handler(operation);
    const example = reply.body as { success: boolean; data?: unknown };
    if (!handler || !example.success) return reply;
    const data = handler(call, example.data);
    if (data === example.data) return reply;
    const body = data instanceof Failure ? { success: false, code: data.code, msg: data.msg } : { ...example, data };
    const violation = contractViolation(operation, body);
    if (violation === undefined) return { status: 200, body };
    log(`mock: a reply violates the description. ${violation}`);
    return mockFailure('contract-violation', violation);
  }
}

/** The reply to a closed account: the failure example of the operation, or else an expired login. */
export function closedReply({ examples }: Operation): Reply {
  const closed = examples.get(200)?.get('failClosed');
  return closed ? { status: 200, body: closed } : { status: 500, body: examples.get(500)?.get('loginExpired') };
}

export const tokenOf = (request: IncomingMessage): string => String(request.headers.usertoken ?? '');

/** @throws {Refusal} */
export function urlOf(request: IncomingMessage): URL {
  try {
    return new URL(`http://mock${request.url ?? '/'}`);
  } catch {
    throw new Refusal(400, `The address ${request.url} cannot be read`);
  }
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Without a body there is no content type to check, but Prism would check it. */
function headersOf(request: IncomingMessage, body: string): Record<string, string> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(headers.filter(([name]) => body !== '' || name !== 'content-type'));
}

/** The query parameters as numbers, booleans and lists. */
function typed(parameters: URLSearchParams, operation: Operation): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of parameters) {
    const type = operation.typed.get(name);
    // Prism treats an empty parameter as absent, and does not check it.
    if (value === '' && !operation.mayBeEmpty.has(name)) {
      throw new Refusal(400, `Request query parameter ${name} must not be empty`);
    }
    // Prism expects a list as one parameter with commas, although clients also repeat the parameter.
    if (type === 'list') input[name] = [...new Set(parameters.getAll(name).flatMap((each) => each.split(',')))];
    else input[name] = type === 'number' ? Number(value) : type === 'boolean' ? value === 'true' : value;
  }
  return input;
}
