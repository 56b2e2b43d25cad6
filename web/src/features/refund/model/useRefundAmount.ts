import type { OrderDetail, RefundAmount } from '@health-app/sdk';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#lib/hooks/useDebounced.ts';
import { queries } from '#platform/client.ts';
import { chosenItems, type RefundForm } from './refund-application.ts';

/** Rest after the last change before the server is asked; ms. */
const delay = 300;

/**
 * The server's amount for exactly the chosen units. An answer for an earlier choice never shows: the amount belongs to its
 * units by the query's key, and the request for an earlier choice is aborted.
 */
export function useRefundAmount(order: OrderDetail, units: RefundForm['units']) {
  const items = chosenItems(order.items ?? [], units);
  const choice = JSON.stringify(items);
  const rested = useDebounced(choice, delay);
  const settled = rested === choice;
  const query = useQuery({
    ...queries.orders.calculateRefundAmount({ orderId: order.orderId, items }, { silent: true }),
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
