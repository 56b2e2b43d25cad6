import type { OrderDetail, RefundAmount } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { queries } from '#platform/client.ts';
import { chosenItems, type RefundForm } from './refund-application.ts';

/** Time after the last change before the request; ms. */
const delay = 300;

/**
 * The server's amount for exactly the selected units. A reply for an earlier selection never shows, because the query key
 * contains the units, and the earlier request is aborted.
 */
export function useRefundAmount(order: OrderDetail, units: RefundForm['units']) {
  const items = chosenItems(order.items ?? [], units);
  const choice = JSON.stringify(items);
  const rested = useDebounced(choice, delay);
  const settled = rested === choice;
  const query = useQuery({
    ...queries.orders.calculateRefundAmount({ orderId: order.orderId, items }),
    enabled: settled && items.length > 0,
    staleTime: 0,
  });
  const amount: RefundAmount | undefined = settled ? query.data : undefined;
  return {
    anything: items.length > 0,
    query: { data: amount, error: settled ? query.error : null, isFetching: query.isFetching, refetch: query.refetch },
    amount: query.error ? undefined : amount,
    loading: items.length > 0 && (!settled || query.isFetching),
  };
}
