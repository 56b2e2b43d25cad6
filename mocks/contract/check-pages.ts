import { merged, show } from './describe-value.ts';
import type { Violation } from './findings.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { ContractOperation, PageNames } from './operations.ts';
import type { Seen, Session } from './session.ts';

interface Page {
  total: number;
  hasMore: boolean;
  /** What a call for the page that follows sends as `after`. */
  next: string | undefined;
  list: unknown[];
}

interface SeenPage {
  page: Page;
  result: Seen['result'];
}

const LARGEST_PAGE = 100;
const MOST_PAGES = 20;

/**
 * Reads every paged list page by page, each at the `next` of the one before, and once in large pages by their numbers. It compares
 * both with each other, and with `total` and `hasMore`.
 */
export async function checkPages(session: Session, operations: ContractOperation[]): Promise<void> {
  await limitConcurrency(
    operations.filter(({ paged }) => paged),
    async (operation) => {
      const lists = session.allSeen().flatMap((seen) => {
        const page = seen.operation === operation ? pageOf(seen.data, session.rules.page) : undefined;
        return page ? [{ seen, page }] : [];
      });
      const longest = lists.sort((a, b) => b.page.total - a.page.total)[0];
      if (longest) await checkList(session, longest.seen, longest.page.total);
    },
  );
}

async function checkList(session: Session, first: Seen, total: number): Promise<void> {
  // Three pages, because with two a skipped or repeated middle page would be invisible.
  const pageSize = Math.min(LARGEST_PAGE, Math.max(1, Math.ceil(total / 3)));
  const small = await follow(session, first, pageSize, true);
  const large = await follow(session, first, Math.min(LARGEST_PAGE, Math.max(1, total)), false);
  const last = small.at(-1);
  if (!last || large.length === 0) return;
  const entries = small.flatMap(({ page }) => page.list);
  const whole = large.flatMap(({ page }) => page.list);
  const different = entries.findIndex((entry, index) => !isSame(entry, whole[index]));
  if (entries.length === whole.length && different >= 0) {
    const expected = `the entries in one order, whatever the page size: ${show(whole[different])}`;
    const { result } = small[Math.floor(different / pageSize)] ?? last;
    session.addViolations(result, [paging(`/data/list/${different % pageSize}`, expected, show(entries[different]))]);
  }
}

/**
 * Reads all pages, and adds inconsistencies to the results.
 *
 * @param byNext whether a page begins at the `next` of the one before, or at its number
 */
async function follow(
  session: Session,
  { operation, input }: Seen,
  pageSize: number,
  byNext: boolean,
): Promise<SeenPage[]> {
  const { after: _, ...rest } = { after: undefined, ...input };
  let after: string | undefined;
  const namesNext = operation.inputs.has('after');
  const pages: SeenPage[] = [];
  let total: number | undefined;
  const known = new Map<string, number>();
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum++) {
    const name = `page ${pageNum} of ${pageSize}`;
    const { seen } = await session.ask(operation, {
      name,
      input: {
        ...rest,
        pageSize,
        // The number does not count beside `after`: with 1, a server that ignores `after` repeats its first page. A wire
        // without `hasMore` derives it from the number.
        pageNum: after === undefined || session.rules.page.hasMore === null ? pageNum : 1,
        ...(after !== undefined && { after }),
      },
    });
    const page = seen && pageOf(seen.data, session.rules.page);
    if (!page) return [];
    const { result } = seen;
    pages.push({ page, result });
    total ??= page.total;
    const faults = faultsOf(page, total, pageNum, pageSize, known, namesNext);
    session.addViolations(result, faults);
    // One wrong page makes all later pages look wrong.
    if (faults.length > 0) return [];
    if (!page.hasMore) break;
    if (byNext) after = page.next;
  }
  return pages;
}

/** @param namesNext whether a page says where the one after it begins */
function faultsOf(
  { total, hasMore, next, list }: Page,
  first: number,
  pageNum: number,
  pageSize: number,
  known: Map<string, number>,
  namesNext: boolean,
) {
  const start = (pageNum - 1) * pageSize;
  const wanted = Math.max(0, Math.min(pageSize, total - start));
  const faults: (Violation | false)[] = [
    next !== undefined && !hasMore && paging('/data/next', 'nothing, as no page follows', show(next)),
    next === undefined && hasMore && namesNext && paging('/data/next', 'where the page that follows begins', 'nothing'),
    total !== first && paging('/data/total', `${first}, as on page 1`, show(total)),
    list.length !== wanted && paging('/data/list', `${wanted} entries, as total is ${total}`, `${list.length} entries`),
    hasMore !== start + list.length < total &&
      paging(
        '/data/hasMore',
        `${start + list.length < total}, with ${start + list.length} of ${total} given`,
        show(hasMore),
      ),
    ...list.map((entry, index) => {
      const key = JSON.stringify(entry);
      const before = known.get(key);
      known.set(key, start + index);
      return (
        before !== undefined &&
        paging(`/data/list/${index}`, 'an entry that no page gave before', `entry ${before + 1} of the list again`)
      );
    }),
  ];
  return merged(
    faults.filter((fault) => fault !== false),
    ({ expected }) => expected,
  );
}

/** Reads a page by its wire names. `hasMore` is computed if the server does not send it. */
function pageOf(data: unknown, names: PageNames): Page | undefined {
  const at = (name: string | null) =>
    name?.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], data);
  const [list, total] = [at(names.list), at(names.total)];
  const more =
    names.hasMore === null ? Number(at(names.pageNum)) * Number(at(names.pageSize)) < Number(total) : undefined;
  const hasMore = more ?? at(names.hasMore);
  const next = at('next');
  return Array.isArray(list) && typeof total === 'number' && typeof hasMore === 'boolean'
    ? { list, total, hasMore, next: typeof next === 'string' ? next : undefined }
    : undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const paging = (where: string, expected: string, got: string): Violation => ({
  kind: 'paging',
  where,
  expected,
  got,
  times: 1,
});
