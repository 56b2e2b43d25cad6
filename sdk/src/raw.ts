import createFetchClient, { type Client } from 'openapi-fetch';
import type { CallOptions } from './call.ts';
import type { HealthClient } from './client.ts';
import { HealthError, isHealthError } from './errors.ts';
import type { paths } from './generated/paths.ts';
import { toBody, toQuery } from './pipeline/input.ts';

/**
 * Calls by method and path, for what the methods of a client do not do: `createRaw(health).GET('/food/order/orderDetail',
 * { params: { query: { orderId } } })`. They go through the client's own gate, headers, time limit and toasts, and resolve
 * to the envelope as the server sent it.
 * @param options for all of its calls
 * @throws {HealthError} from each call, as `health.fetch`
 */
export function createRaw(health: HealthClient, options?: CallOptions): Client<paths, 'application/json'> {
  const raw = createFetchClient<paths, 'application/json'>({
    baseUrl: health.host,
    fetch: (request) => health.fetch(request, options),
    querySerializer: toQuery,
    bodySerializer: toBody,
  });
  // What it throws by itself comes from its arguments.
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
