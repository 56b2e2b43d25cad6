import type { OrderSummary } from '@health-app/sdk';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';

/**
 * The day on which the carrier expects to deliver an order on its way.
 * @param enabled whether to ask; a list does not ask for each of its orders. @default true
 */
export function useArrival({ orderId, status, actions }: OrderSummary, enabled = true): Day | undefined {
  const today = useToday();
  // The card of the parcel reports a failure.
  const { data } = useOptionalQuery({
    ...queries.orders.logisticsInfo({ orderId }),
    enabled: enabled && status === 'shipped' && Boolean(actions?.includes('viewLogistics')),
  });
  // A late parcel has no day to promise.
  if (!data?.estimatedArrival || data.estimatedArrival < today) return undefined;
  return data.status === 'problem' || data.status === 'delivered' ? undefined : data.estimatedArrival;
}
