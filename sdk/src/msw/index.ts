/**
 * Handlers of Mock Service Worker 2 for the calls of a client. Needs `msw`, an optional peer.
 * @module
 */
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { CoreClient } from '../client-options.ts';
import { internalsOf } from '../core-client.ts';
import type { OperationId } from '../generated/codes.ts';
import { readTable } from '../read-table.ts';
import type { Operation } from '../table.ts';
import { fixture } from '../testing/fixture.ts';
import { type OperationReply, ok, toResponse } from '../testing/transport.ts';
import { check, operationId, record } from '../validate.ts';

/** A reply to a call of an operation, a function that returns it, or an error for a call without a reply. */
export type HandlerReply<Id extends OperationId> =
  | OperationReply<Id>
  | Error
  | ((request: Request) => OperationReply<Id> | Error | Promise<OperationReply<Id> | Error>);

/** Replies by the id of the operation. A reply of another operation does not compile. */
export type HandlerReplies = { [Id in OperationId]?: HandlerReply<Id> };

/**
 * Creates handlers for the requests of a client.
 * @param health the client, whose host and paths the handlers answer
 * @param replies by the id of the operation; other operations have no handler. By default, each operation has its first
 *   example in the description as its reply.
 * @throws {TypeError} for a value that is not a client, and for an unknown operation
 * @example setupServer(...handlers(health, { 'orders.cancel': refused('orders.cancel', 'PAID') }), ...handlers(health))
 */
export function handlers(health: CoreClient, replies?: HandlerReplies): HttpHandler[] {
  internalsOf(health);
  const rows = new Map(readTable(health.app).map((row) => [row.id, row]));
  if (!replies) return [...rows.values()].map((row) => handler(health, row, () => firstExample(row.id as OperationId)));
  check('replies', replies, record);
  return Object.entries(replies).map(([id, reply]) => {
    const row = rows.get(id);
    check('operation', row, operationId);
    return handler(health, row as Operation, reply as HandlerReply<OperationId>);
  });
}

async function firstExample<Id extends OperationId>(id: Id): Promise<OperationReply<Id>> {
  return ok(id, await fixture(id));
}

function handler({ host }: CoreClient, { method, path }: Operation, reply: HandlerReply<OperationId>): HttpHandler {
  // A text would be a pattern, in which a colon has a meaning.
  const address = RegExp(`^${`${host}${path}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return http[method === 'GET' ? 'get' : 'post'](address, async ({ request }) => {
    const said = typeof reply === 'function' ? await reply(request) : reply;
    return said instanceof Error ? HttpResponse.error() : toResponse(said);
  });
}
