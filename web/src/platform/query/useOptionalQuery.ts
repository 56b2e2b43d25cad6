import type { InfiniteQuery, Query } from '@health-app/sdk/react-query';
import { type InfiniteData, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';

/** The part of a result that tells nothing of a failure. */
type Optional<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'isPending' | 'isLoading' | 'isFetched' | 'isFetching' | 'isSuccess' | 'refetch'
>;

/**
 * A query without which the screen is complete, so that a failure shows nothing. Each use says in a comment why.
 * @returns the result without its error, which fits no `QueryView`
 */
export const useOptionalQuery = <Data, Code extends string>(options: Query<Data, Code>): Optional<Data> =>
  useQuery(options);

/** The same for an infinite query. */
export const useOptionalInfiniteQuery = <Page, Code extends string>(
  options: InfiniteQuery<Page, Code>,
): Pick<UseQueryResult<InfiniteData<Page, unknown>>, 'data'> => useInfiniteQuery(options);
