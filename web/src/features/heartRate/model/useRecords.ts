import type { HeartRateHistoryQuery, HeartRateRecord } from '@health-app/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { infiniteQueries } from '#platform/client.ts';

type Which = Pick<HeartRateHistoryQuery, 'from' | 'to' | 'state'>;

export const recordsQuery = (which: Which) => infiniteQueries.heartRate.history({ ...which, pageSize: 100 });

/** All records of a range of days, or of the whole history, in pages of a hundred. */
export function useRecords(which: Which, enabled = true) {
  const query = useInfiniteQuery({ ...recordsQuery(which), enabled });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (enabled && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [enabled, hasNextPage, isFetching, error, fetchNextPage]);
  const records: HeartRateRecord[] | undefined = hasNextPage ? undefined : data?.pages.flatMap(({ list }) => list);
  return { data: records, error, isFetching, refetch: () => (hasNextPage ? fetchNextPage() : refetch()) };
}
