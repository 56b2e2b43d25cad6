import createFetchClient, { type Client } from 'openapi-fetch';
import type { CallOptions } from './call.ts';
import type { HealthClient } from './client.ts';
import type { paths } from './generated/paths.ts';

/**
 * Calls by method and path, for what the methods of a client do not do: `createRaw(health).GET('/food/order/orderDetail',
 * { params: { query: { orderId } } })`. They go through the client's own gate, headers, time limit and toasts, and resolve
 * to the envelope as the server sent it.
 * @param options for all of its calls
 */
export function createRaw(health: HealthClient, options?: CallOptions): Client<paths, 'application/json'> {
  return createFetchClient({ baseUrl: health.host, fetch: (request) => health.fetch(request, options) });
}
