/** One page of a list, as far as going through it needs. */
interface Page {
  list: unknown[];
  hasMore: boolean;
}

/**
 * The entries of a list, page by page. A page is loaded when its first entry is asked for, so that a loop that ends early asks
 * for no more.
 * @param loadPage gives a page by its number, from 1
 * @throws whatever `loadPage` rejects with
 */
export async function* itemsOf(
  loadPage: (pageNum: number) => Promise<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, hasMore } = (await loadPage(pageNum)) as Page;
    yield* list;
    // A server that promises more but gives nothing would be asked for ever.
    if (!hasMore || list.length === 0) return;
  }
}
