import type { HeartRateHistoryPage } from '@health-app/sdk';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { infiniteQueries } from '#platform/client.ts';
import { useRecords } from './useRecords.ts';

/**
 * Finds one record; null if it does not exist. The API has no call for a single record, so the hook searches the history of
 * its day, or all of it.
 */
export function useRecord(recordId: string, date: string | undefined) {
  const queryClient = useQueryClient();
  const { queryKey } = infiniteQueries.heartRate.history();
  const seen = queryClient.getQueryData<InfiniteData<HeartRateHistoryPage>>(queryKey);
  const known = seen?.pages.flatMap(({ list }) => list).find((record) => record?.recordId === recordId);
  const { data, ...query } = useRecords({ from: date, to: date }, known === undefined);
  const found = data?.find((record) => record?.recordId === recordId);
  return { ...query, data: known ?? (data && (found ?? null)) };
}
