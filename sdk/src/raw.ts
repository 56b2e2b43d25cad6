import createFetchClient, { type Client } from 'openapi-fetch';
import { type CallOptions, runCall } from './call.ts';
import { type HealthClient, internalsOf } from './client.ts';
import { HealthError, isHealthError } from './errors.ts';
import type { paths } from './generated/paths.ts';
import type { Transport } from './pipeline/attempts.ts';
import { toBody, toQuery } from './pipeline/input.ts';
import { type Operation, readTable } from './table.ts';

/**
 * Makes typed calls by method and path, for needs that the methods of a client do not cover. They go through the client's own
 * gate, headers, time limit and toasts, and resolve to the envelope as the server sent it.
 * @example createRaw(health).GET('/food/order/orderDetail', { params: { query: { orderId } } })
 * @param options for all of its calls
 * @throws {HealthError} from each call, as `createFetch`
 */
export function createRaw(health: HealthClient, options?: CallOptions): Client<paths, 'application/json'> {
  const fetch = createFetch(health, options);
  const raw = createFetchClient<paths, 'application/json'>({
    baseUrl: health.host,
    fetch,
    querySerializer: toQuery,
    bodySerializer: toBody,
  });
  // Errors of openapi-fetch itself come from the arguments.
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'request'] as const) {
    const call = raw[method] as (...args: unknown[]) => Promise<unknown>;
    const safely = async (...args: unknown[]) => {
      try {
        return await call(...args);
      } catch (fault) {
        if (isHealthError(fault)) throw fault;
        throw new HealthError(
          'invalid-request',
          fault instanceof TypeError ? fault.message : 'the arguments cannot be read',
        );
      }
    };
    Object.assign(raw, { [method]: safely });
  }
  return raw;
}

/**
 * A `fetch` that sends requests to the client's host through its gate, headers, time limit and toasts, e.g. for a generated
 * client of another kind. It resolves to the reply as the server sent it, also for `success: false`.
 * @param options for all of its calls
 * @throws {HealthError} from each call, for anything but an envelope with status 200, and for a request to another host
 */
export function createFetch(health: HealthClient, options?: CallOptions): (request: Request) => Promise<Response> {
  const { settings, session } = internalsOf(health);
  const { host } = health;
  const rows = [...readTable('main'), ...readTable('food')];
  return async (request) => {
    const { method, signal, headers } = Object(request) as Request;
    const url = String(Object(request).url);
    const path = url.slice(host.length).replace(/[?#].*/, '');
    // A request that the description does not know counts as a command.
    const operation = rows.find((row) => row.method === method && row.path === path) ?? unknown(method, path);
    // The draft is synchronous, so the body is read before; the call then reports a failure to read it.
    const body = await read(request, method);
    const draft = () => {
      if (!url.startsWith(`${host}/`)) throw new TypeError(`request takes a Request to ${host}`);
      return { url, body: body(), headers: Object.fromEntries(headers) };
    };
    let reply: Response | undefined;
    const transport: Transport = async (sent, init) => {
      const response = await (settings.fetch ?? fetch)(sent, init);
      reply = response.clone();
      return response;
    };
    try {
      await runCall({ ...settings, fetch: transport }, session, operation, draft, { signal, ...options });
    } catch (error) {
      if (!isHealthError(error, 'business')) throw error;
    }
    return reply as Response;
  };
}

function unknown(method: string, path: string): Operation {
  return { id: path, domain: '', verb: '', method, path, effect: 'command', data: undefined, nullable: true };
}

/** Reads the body of a request. The result throws inside the draft if the body cannot be read. */
async function read(request: Request, method: string): Promise<() => string | undefined> {
  try {
    const text = method === 'GET' || method === 'HEAD' ? undefined : await request.text();
    return () => text || undefined;
  } catch (fault) {
    return () => {
      throw fault;
    };
  }
}
