import type { CallOptions } from './call.ts';
import { callback, check } from './validate.ts';

/** One page of a list, as far as going through it needs. */
interface Page {
  list: unknown[];
  hasMore: boolean;
}

/**
 * The entries of a paged list, from its first page to its last. A page is loaded once the one before is through, so that a loop
 * that ends early asks for no more.
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
    // A server that promises more but gives nothing would be asked for ever.
    if (!page.hasMore || page.list.length === 0) return;
  }
}
