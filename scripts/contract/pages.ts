import { inTurns } from './in-turns.ts';
import type { Violation } from './model.ts';
import type { ContractOperation } from './operations.ts';
import type { Seen, Session } from './session.ts';
import { merged, show } from './values.ts';

interface Page {
  total: number;
  hasMore: boolean;
  list: unknown[];
}

const LARGEST_PAGE = 100;
const MOST_PAGES = 20;

/** Reads every paged list page by page, and once in large pages, and compares both with `total` and `hasMore`. */
export async function checkPages(session: Session, operations: ContractOperation[]): Promise<void> {
  await inTurns(
    operations.filter(({ paged }) => paged),
    async (operation) => {
      const lists = session.allSeen().filter((seen) => seen.operation === operation && isPage(seen.data));
      const longest = lists.sort((a, b) => (b.data as Page).total - (a.data as Page).total)[0];
      if (longest) await checkList(session, longest);
    },
  );
}

async function checkList(session: Session, first: Seen): Promise<void> {
  const { total } = first.data as Page;
  // Three pages, because two cannot show a skipped or repeated middle.
  const pageSize = Math.min(LARGEST_PAGE, Math.max(1, Math.ceil(total / 3)));
  const small = await follow(session, first, pageSize);
  const large = await follow(session, first, Math.min(LARGEST_PAGE, Math.max(1, total)));
  const last = small.at(-1);
  if (!last || large.length === 0) return;
  const entries = small.flatMap(({ data }) => (data as Page).list);
  const whole = large.flatMap(({ data }) => (data as Page).list);
  const different = entries.findIndex((entry, index) => !isSame(entry, whole[index]));
  if (entries.length === whole.length && different >= 0) {
    const expected = `the entries in one order, whatever the page size: ${show(whole[different])}`;
    const page = small[Math.floor(different / pageSize)] ?? last;
    session.addViolations(page.result, [
      paging(`/data/list/${different % pageSize}`, expected, show(entries[different])),
    ]);
  }
}

/** Reads all pages, and adds inconsistencies to the results. */
async function follow(session: Session, { operation, input }: Seen, pageSize: number): Promise<Seen[]> {
  const pages: Seen[] = [];
  let total: number | undefined;
  const known = new Map<string, number>();
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum++) {
    const name = `page ${pageNum} of ${pageSize}`;
    const { seen } = await session.ask(operation, { name, input: { ...input, pageNum, pageSize } });
    if (!seen || !isPage(seen.data)) return [];
    pages.push(seen);
    total ??= seen.data.total;
    const faults = faultsOf(seen.data, total, pageNum, pageSize, known);
    session.addViolations(seen.result, faults);
    // One wrong page makes all later pages look wrong.
    if (faults.length > 0) return [];
    if (!seen.data.hasMore) break;
  }
  return pages;
}

function faultsOf(page: Page, first: number, pageNum: number, pageSize: number, known: Map<string, number>) {
  const { total, hasMore, list } = page;
  const start = (pageNum - 1) * pageSize;
  const wanted = Math.max(0, Math.min(pageSize, total - start));
  const faults: (Violation | false)[] = [
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

function isPage(data: unknown): data is Page {
  const page = data as Partial<Page> | null;
  return Array.isArray(page?.list) && typeof page.total === 'number' && typeof page.hasMore === 'boolean';
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const paging = (where: string, expected: string, got: string): Violation => ({
  kind: 'paging',
  where,
  expected,
  got,
  times: 1,
});
