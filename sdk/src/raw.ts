import { type Client, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { addMiddleware } from './add-middleware.ts';
import type { CallOptions } from './call-options.ts';
import type { CoreClient } from './client-options.ts';
import { internalsOf } from './core-client.ts';
import type { paths } from './generated/paths.ts';
import type { Init, Result } from './pipeline/index.ts';
import { settingsOf } from './pipeline/request-settings.ts';
import { readTable } from './read-table.ts';
import type { Operation } from './table.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'] as const;

/**
 * Creates typed calls by method and path, for cases that the methods of a client do not cover. It is the openapi-fetch
 * client below those methods. The calls pass the same pipeline, and resolve to the envelope as the server sent it. A command is
 * sent once, whatever `retry` says, because its `idempotencyKey` is the caller's.
 * @example createRaw(health).GET('/food/order/orderDetail', { params: { query: { orderId } } })
 * @param options of all its calls
 * @throws {HealthError} from each call, as with `createFetch`
 */
export function createRaw(health: CoreClient, options?: CallOptions): Client<paths, 'application/json'> {
  const { settings, run } = internalsOf(health);
  // Middlewares may come with each call.
  addMiddleware(health);
  const find = createFinder();
  const call = (method: string, path: string, init?: Init & { signal?: AbortSignal; headers?: HeadersInit }) => {
    const { signal, headers, querySerializer, fetch: _, ...rest } = Object(init) as NonNullable<typeof init>;
    const read = () => ({
      parseAs: 'json',
      pathSerializer: defaultPathSerializer,
      ...rest,
      querySerializer: toSerializer(querySerializer),
      headers,
    });
    return run(find(method, path), read, { options: { ...(signal && { signal }), ...options }, isRaw: true });
  };
  const byMethod = methods.map((method) => [method, (path: string, init?: Init) => call(method, path, init)]);
  return {
    ...Object.fromEntries(byMethod),
    request: (method: string, path: string, init?: Init) => call(`${method}`.toUpperCase(), path, init),
    use: (...middleware) => addMiddleware(health, ...middleware),
    eject(...middleware: unknown[]) {
      settings.middleware = settings.middleware.filter((one) => !middleware.includes(one));
    },
  };
}

/**
 * Creates a `fetch`, with its arguments, that sends requests to the client's host through its gate, headers, time limit and toasts, e.g. for
 * another generator's client. It resolves to the reply as the server sent it, even for `success: false`. A command is
 * sent once, whatever `retry` says.
 * @param options of all its calls
 * @throws {HealthError} from each call, for a reply that is not an envelope with status 200, and for a request to another
 *   host
 */
export function createFetch(health: CoreClient, options?: CallOptions): typeof fetch {
  const { session, run } = internalsOf(health);
  // The reply must stay readable, as for a middleware.
  addMiddleware(health);
  const { host } = health;
  const find = createFinder();
  return async (...given) => {
    const url = String(Object(given[0]).url ?? given[0]);
    const isInside = url.startsWith(`${host}/`);
    let request: Request | undefined;
    let fault: unknown = new TypeError(`request takes a Request to ${host}`);
    try {
      // A `Request` without changes is used as it is, because another realm may have created it.
      if (isInside) request = given[1] || !Object(given[0]).url ? new Request(...given) : (given[0] as Request);
    } catch (error) {
      fault = error;
    }
    const { method = '', signal, headers } = request ?? ({} as Partial<Request>);
    const [path = '', search = ''] = url
      .slice(isInside ? host.length : 0)
      .replace(/#.*/, '')
      .split(/\?(.*)/s);
    // The call is made now, before its body is read.
    const { person } = session;
    const belongs = () => !person || person === session.person;
    // Reads the body asynchronously, although the call is made synchronously; the call reports a failed read.
    const body = await read(request, method);
    const init = () => {
      if (!request) throw fault;
      return { ...settingsOf(request), querySerializer: () => search, headers, body: body() };
    };
    const { response } = (await run(find(method, path), init, {
      options: { ...(signal && { signal }), ...options },
      belongs,
      isRaw: true,
    })) as Result;
    return response;
  };
}

/** Creates the serialiser that options describe, because the transport accepts only functions. */
function toSerializer(given: unknown): unknown {
  return given && typeof given === 'object' ? createQuerySerializer(given) : given;
}

/** Finds the operation of a request. An unknown request counts as a command. */
function createFinder(): (method: string, path: string) => Operation {
  const rows = [...readTable('main'), ...readTable('food')];
  return (method, path) =>
    rows.find((row) => row.method === method && row.path === path) ?? {
      id: path,
      domain: '',
      verb: '',
      method,
      path,
      effect: 'command',
      data: undefined,
      nullable: true,
    };
}

/** Reads the body of a request. The result throws inside the call if the body cannot be read. */
async function read(request: Request | undefined, method: string): Promise<() => string | undefined> {
  try {
    const text = method === 'GET' || method === 'HEAD' ? undefined : await request?.text();
    return () => text || undefined;
  } catch (fault) {
    return () => {
      throw fault;
    };
  }
}
