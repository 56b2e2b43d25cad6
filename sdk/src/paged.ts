import type { CallOptions } from './call-options.ts';
import { HealthError } from './errors.ts';
import { userChanged } from './pipeline/identity.ts';
import { callback, check, type Rule } from './validate.ts';
import { callOf } from './with-response.ts';

const count: Rule = [
  (value: unknown) => value === Infinity || (Number.isInteger(value) && Number(value) > 0),
  'a whole number above 0, or Infinity',
];

/** The fields of a page that the SDK reads. */
export interface Page {
  list: unknown[];
  hasMore: boolean;
  next?: string | undefined;
}

/** The fields by which a call names its page. */
export interface PageParam {
  /** From 1. */
  pageNum: number;
  /** The `next` of the page before. */
  after?: string;
}

/** The page that follows, at the entry after the last one even if the list changes; undefined after the last page. */
export const nextPage = ({
  pageNum,
  hasMore,
  next,
}: Omit<Page, 'list'> & { pageNum: number }): PageParam | undefined =>
  hasMore ? { pageNum: pageNum + 1, ...(next && { after: next }) } : undefined;

/**
 * Checks the fields that count the pages: without them a list would end early, or never.
 * @param param the requested page
 * @throws {HealthError} kind `invalid-response`; the message names the field
 */
export function checkPage<Result>(page: Result, { pageNum, after }: PageParam): Result {
  const { list, hasMore, pageNum: given, total, next } = Object(page) as Record<string, unknown>;
  const fault =
    (!Array.isArray(list) && 'list') ||
    (typeof hasMore !== 'boolean' && 'hasMore') ||
    // A server that ignores the number would send the first page forever.
    (given !== pageNum && 'pageNum') ||
    (!Number.isInteger(total) && 'total') ||
    // A server that repeats its cursor would send one page forever.
    (next !== undefined && (typeof next !== 'string' || (hasMore && next === after)) && 'next');
  if (fault) throw new HealthError('invalid-response', `page ${pageNum} has no valid ${fault}`, { status: 200 });
  return page;
}

/** The input of a paged list without the page number and the cursor, and the options of each call. */
type PagedInput<Input> =
  Record<never, never> extends Omit<Input, keyof PageParam>
    ? [input?: Omit<Input, keyof PageParam>, options?: CallOptions]
    : [input: Omit<Input, keyof PageParam>, options?: CallOptions];

/**
 * Iterates over the pages of a paged list, from its first page to its last. A page is loaded only when the loop asks for it,
 * so that a loop that ends early loads no more. All pages belong to the person of the first page.
 * @param list the method of a client that returns a page; for any other function the person is unknown
 * @param input of the method, without the page number
 * @param options of each call
 * @throws {HealthError} the error of `list`, or kind `invalid-response` for an invalid page, or kind `aborted` if the
 *   person has changed between two pages; a TypeError if `list` is not a function
 * @example for await (const { list, total } of pagesOf(health.orders.list, { tab: 'all' })) console.log(list.length, total);
 */
export async function* pagesOf<Input extends object, Result extends Page>(
  list: (input: Input, options?: CallOptions) => Promise<Result>,
  ...[input, options]: PagedInput<Input>
): AsyncGenerator<Result, void, undefined> {
  check('list', list, callback);
  for (let param: PageParam = { pageNum: 1 }; ; ) {
    const promise = list({ ...input, ...param } as unknown as Input, options);
    const page: Result = checkPage(await promise, param);
    yield page;
    const next = nextPage({ ...page, pageNum: param.pageNum });
    // A server that announces more pages but sends empty ones would keep the loop running forever.
    if (!next || page.list.length === 0) return;
    param = next;
    // Each call is pinned to its person when it is made, so this holds until the next page is requested.
    const call = callOf(promise);
    if (call && call.person !== call.session.person) throw userChanged();
  }
}

/**
 * Iterates over the entries of a paged list, like `pagesOf` over its pages: a page is loaded only after the loop has finished
 * the previous one.
 * @param list the method of a client that returns a page; for any other function the person is unknown
 * @param input of the method, without the page number
 * @param options of each call
 * @throws {HealthError} as `pagesOf`; a TypeError if `list` is not a function
 * @example for await (const order of itemsOf(health.orders.list, { tab: 'all' })) console.log(order.orderId);
 */
export async function* itemsOf<Input extends object, Result extends Page>(
  list: (input: Input, options?: CallOptions) => Promise<Result>,
  ...rest: PagedInput<Input>
): AsyncGenerator<Result['list'][number], void, undefined> {
  for await (const page of pagesOf(list, ...rest)) yield* page.list as Result['list'][number][];
}

/**
 * Collects the items of an iteration in an array. It ends after `limit` items, and then loads no further page.
 * @param items such as `itemsOf(health.orders.list, { tab: 'all' })` or `pagesOf(…)`
 * @param options.limit maximum number of items, a whole number above 0, or `Infinity`. A list may be long, so there is no
 *   default
 * @throws {HealthError} the error of the iteration; a TypeError for an invalid limit
 * @example const orders = await collect(itemsOf(health.orders.list, { tab: 'all' }), { limit: 100 });
 */
export async function collect<Item>(items: AsyncIterable<Item>, { limit }: { limit: number }): Promise<Item[]> {
  check('limit', limit, count);
  const collected: Item[] = [];
  for await (const item of items) {
    collected.push(item);
    if (collected.length >= limit) break;
  }
  return collected;
}
