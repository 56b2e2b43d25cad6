import type { CallOptions } from './call-options.ts';
import { HealthError } from './errors.ts';
import { userChanged } from './pipeline/identity.ts';
import { callback, check } from './validate.ts';
import { callOf } from './with-response.ts';

/** The fields of a page that the SDK reads. */
interface Page {
  list: unknown[];
  hasMore: boolean;
}

/**
 * Checks the fields that count the pages: without them a list would end early, or never.
 * @param pageNum the requested page
 * @throws {HealthError} kind `invalid-response`; the message names the field
 */
export function checkPage<Result>(page: Result, pageNum: number): Result {
  const { list, hasMore, pageNum: given, total } = Object(page) as Record<string, unknown>;
  const fault =
    (!Array.isArray(list) && 'list') ||
    (typeof hasMore !== 'boolean' && 'hasMore') ||
    // A server that ignores the number would send the first page forever.
    (given !== pageNum && 'pageNum') ||
    (!Number.isInteger(total) && 'total');
  if (fault)
    throw new HealthError('invalid-response', `page ${pageNum} of the list has no valid ${fault}`, { status: 200 });
  return page;
}

/**
 * Iterates over the entries of a paged list, from its first page to its last. A page is loaded only after the loop has
 * finished the previous one, so that a loop that ends early loads no more. All pages belong to the person of the first
 * page.
 * @param list the method of a client that returns a page; for any other function the person is unknown
 * @param input of the method, without the page number
 * @param options of each call
 * @throws {HealthError} the error of `list`, or kind `invalid-response` for an invalid page, or kind `aborted` if the
 *   person has changed between two pages; a TypeError if `list` is not a function
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
    // A server that announces more pages but sends empty ones would keep the loop running forever.
    if (!page.hasMore || page.list.length === 0) return;
    // Each call is pinned to its person when it is made, so this holds until the next page is requested.
    const call = callOf(promise);
    if (call && call.person !== call.session.person) throw userChanged();
  }
}
