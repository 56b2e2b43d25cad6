import type { CallOptions } from './call-options.ts';
import { HealthError } from './errors.ts';
import { userChanged } from './pipeline/identity.ts';
import { callback, check } from './validate.ts';
import { callOf } from './with-response.ts';

/** The part of a page that the SDK reads. */
interface Page {
  list: unknown[];
  hasMore: boolean;
}

/**
 * Checks the fields by which pages are counted: without them a list would end early, or never.
 * @param pageNum the page that was asked for
 * @throws {HealthError} kind `invalid-response`, which names the field
 */
export function checkPage<Result>(page: Result, pageNum: number): Result {
  const { list, hasMore, pageNum: given, total } = Object(page) as Record<string, unknown>;
  const fault =
    (!Array.isArray(list) && 'list') ||
    (typeof hasMore !== 'boolean' && 'hasMore') ||
    // A server that ignores the number would send the first page for ever.
    (given !== pageNum && 'pageNum') ||
    (!Number.isInteger(total) && 'total');
  if (fault)
    throw new HealthError('invalid-response', `page ${pageNum} of the list has no valid ${fault}`, { status: 200 });
  return page;
}

/**
 * Iterates over the entries of a paged list, from its first page to its last. It loads a page after the loop has finished the one
 * before, so that a loop that ends early loads no more. All pages belong to the person of the first one.
 * @param list the method of a client that gives a page; of the promise of another function the person is not known
 * @param input of the method, without the number of the page
 * @param options of each call
 * @throws {HealthError} whatever `list` rejects with, or kind `invalid-response` for a page that is none, or kind `aborted` when
 *   another person has come between two pages; a TypeError when `list` is not a function
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
    const promise = list({ ...input, pageNum } as unknown as Input, options);
    const page = checkPage(await promise, pageNum);
    yield* page.list as Result['list'][number][];
    // A server that promises more pages but sends empty ones would keep the loop running for ever.
    if (!page.hasMore || page.list.length === 0) return;
    // Each call is pinned when it is made, so this holds until the next page is asked for.
    const call = callOf(promise);
    if (call && call.person !== call.session.person) throw userChanged();
  }
}
