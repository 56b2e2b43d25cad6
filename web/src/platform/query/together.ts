/** A query of whose state only the first load matters. */
interface Other {
  isLoading: boolean;
  isFetched: boolean;
}

/**
 * A query for a `QueryView` whose content depends on other queries, too. Its data wait until these have data or have failed,
 * because what arrives later would move the content.
 */
export function together<Query extends { data: unknown; error: Error | null }>(
  query: Query,
  ...others: Other[]
): Query {
  // A failed query loads again when the content with its card appears, which must not remove that content.
  const waits = others.some(({ isLoading, isFetched }) => isLoading && !isFetched);
  return waits && query.data !== undefined
    ? { ...query, data: undefined, error: null, isPending: true, isLoading: true, isFetched: false }
    : query;
}
