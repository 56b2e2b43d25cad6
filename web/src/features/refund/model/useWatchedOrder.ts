import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOpenRefund } from '#domains/order/model/refund-state.ts';
import { currentTime } from '#lib/time/instants.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';

/** Polling interval after an action of the person, and its duration; ms. */
const interval = 10_000;
const limit = 60_000;

/**
 * Reads the order of a refund. An open refund is polled every ten seconds for a minute after the screen opened or the
 * person acted.
 */
export function useWatchedOrder() {
  const [until, setUntil] = useState(() => currentTime() + limit);
  const order = useQuery({
    ...useFirstQuery('orders.detail'),
    refetchInterval: ({ state: { data } }) => isOpenRefund(data?.refundStatus) && currentTime() < until && interval,
  });
  return { order, watch: () => setUntil(currentTime() + limit) };
}
