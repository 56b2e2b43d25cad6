import type { CallOptions } from './call.ts';
import { callback, check } from './validate.ts';

/** The part of a page that `itemsOf` reads. */
interface Page {
  list: unknown[];
  hasMore: boolean;
}

/**
 * Iterates over the entries of a paged list, from its first page to its last. It loads a page after the loop has finished the one
 * before, so that a loop that ends early loads no more.
 * @param list the method of a client that gives a page
 * @param input of the method, without the number of the page
 * @param options of each call
 * @throws {HealthError} whatever `list` rejects with; a TypeError when it is not a function
 * @example for await (const order of itemsOf(health.orders.list, { tab: 'all' })) console.log(order.orderId);
 */
export async function* itemsOf<Input extends object, Result extends Page>(
  list: (input: Input, options?: CallOptions) => Promise<Result>,
  ...[input, options]: Record<never, never> extends Omit<Input, 'pageNum'>
    ? [input?: Omit<Input, 'pageNum'>, options?: CallOptions]
    : [input: Omit<Input, 'pageNum'>, options?: CallOptions]
): AsyncGenerator<Result['list'][number], void, undefined> {
  check('list', list, callback);
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await list({ ...input, pageNum } as unknown as Input, options);
    yield* page.list as Result['list'][number][];
    // A server that promises more pages but sends empty ones would keep the loop running for ever.
    if (!page.hasMore || page.list.length === 0) return;
  }
}
