import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOpenRefund } from '#domains/order/model/refund-state.ts';
import { queries } from '#platform/client.ts';

/** Polling interval after an act of the person, and for how long; ms. */
const interval = 10_000;
const limit = 60_000;

/** The order of a refund. For a minute after it opened or the person did something, an open refund is read every ten seconds. */
export function useWatchedOrder(orderId: string) {
  const [until, setUntil] = useState(() => Date.now() + limit);
  const order = useQuery({
    ...queries.orders.detail({ orderId }, { silent: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => isOpenRefund(data?.refundStatus) && Date.now() < until && interval,
  });
  return { order, watch: () => setUntil(Date.now() + limit) };
}
