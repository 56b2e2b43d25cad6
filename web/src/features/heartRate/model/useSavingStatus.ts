import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf } from '#lib/time/days.ts';
import { health, invalidate } from '#platform/client.ts';
import { bridge } from '#platform/device/embedder.ts';
import { localQuery } from '#platform/query/local.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { addressOf, findSaved, type Measurement } from './measurement.ts';
import { removePending } from './pending-measurements.ts';
import { recordsQuery } from './useRecords.ts';

/** Time between two fetches of the history; ms. */
const pollingInterval = 1_500;

const savedQuery = (measurement: Measurement) =>
  localQuery({
    queryKey: ['device', 'heart-rate-saved', measurement],
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const record = await findSaved(measurement, {
        fetchRecords: async () => (await health.heartRate.history({ pageNum: 1 }, { signal, silent: true })).list,
        sync: async () => (await bridge)?.call('syncHealth', {}, { signal }),
        wait: () => new Promise((resolve) => setTimeout(resolve, pollingInterval)),
      });
      return record ?? null;
    },
  });

/** Waits for a measurement to appear in the history, then replaces the address with its record's. */
export function useSavingStatus(measurement: Measurement) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = useQuery(savedQuery(measurement));
  const record = query.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the record appears
  useEffect(() => {
    if (!record) return;
    let shown = true;
    const day = dayOf(record.measuredAt);
    removePending(measurement.startedAt);
    showToast(t`Saved to your history`);
    void invalidate(queryClient, 'heartRate');
    // Prefetches the record's day, because the record's screen would otherwise show a skeleton.
    void queryClient.prefetchInfiniteQuery(recordsQuery({ from: day, to: day })).then(() => {
      if (shown) navigate(addressOf(record), { replace: true });
    });
    return () => {
      shown = false;
    };
  }, [record]);
  return query;
}
