import type { OrderDetail } from '@health-app/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { isOpenRefund } from '#domains/order/model/refund-state.ts';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate, mutations, queries } from '#platform/client.ts';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';

/** Refetches an order, and invalidates every list of orders. */
export function useRereadOrder(orderId: string) {
  const queryClient = useQueryClient();
  return async (): Promise<OrderDetail> => {
    const order = await queryClient.fetchQuery({
      ...queries.orders.detail({ orderId }),
      staleTime: 0,
    });
    void invalidate(queryClient, 'orders.list');
    return order;
  };
}

/**
 * Applies for a refund exactly once.
 * @param onDone called with the id of the refund
 */
export function useApply(order: OrderDetail, onDone: (refundId: string) => void) {
  const reread = useRereadOrder(order.orderId);
  const queryClient = useQueryClient();
  const { queryKey } = queries.orders.detail({ orderId: order.orderId });
  const known = new Set((order.refunds ?? []).map(({ refundId }) => refundId));
  const added = (now: OrderDetail | undefined) =>
    now?.refunds?.find(({ refundId, status }) => !known.has(refundId) && isOpenRefund(status));
  return useVerifiedMutation(
    mutations.orders.submitRefundApply,
    async () => added(await reread()) !== undefined,
    (refund, { type }) => {
      track('refunds.apply', { type });
      const refundId = refund?.refundId ?? added(queryClient.getQueryData<OrderDetail>(queryKey))?.refundId;
      if (refundId) onDone(refundId);
    },
  );
}

/** Withdraws a refund exactly once. */
export function useWithdraw(orderId: string, onDone: () => void) {
  const reread = useRereadOrder(orderId);
  return useVerifiedMutation(
    mutations.orders.cancelRefundApply,
    async ({ refundId }) => (await reread()).refunds?.find((one) => one.refundId === refundId)?.status === 'withdrawn',
    () => {
      track('refunds.withdraw');
      onDone();
    },
  );
}

/** Submits the number of the returned parcel exactly once. */
export function useSendParcel(orderId: string, onDone: () => void) {
  const reread = useRereadOrder(orderId);
  return useVerifiedMutation(
    mutations.orders.submitRefundLogisticInfo,
    async ({ refundId, trackingNumber }) =>
      (await reread()).refunds?.find((one) => one.refundId === refundId)?.parcel?.trackingNumber === trackingNumber,
    (_, { company }) => {
      track('refunds.sendParcel', { company });
      onDone();
    },
  );
}
