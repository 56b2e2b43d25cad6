import type { OrderDetail } from '@health-app/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '#platform/analytics/analytics.ts';
import { invalidate, mutations, queries } from '#platform/client.ts';
import { useVerifiedMutation } from '#platform/query/useVerifiedMutation.ts';

/** Refetches an order, and invalidates every list of orders. */
export function useRereadOrder() {
  const queryClient = useQueryClient();
  return async (orderId: string): Promise<OrderDetail> => {
    const order = await queryClient.fetchQuery({
      ...queries.orders.detail({ orderId }),
      staleTime: 0,
    });
    void invalidate(queryClient, 'orders.list');
    return order;
  };
}

/** Cancels an order exactly once. */
export function useCancel(onDone: () => void) {
  const reread = useRereadOrder();
  return useVerifiedMutation(
    mutations.orders.cancel,
    async ({ orderId }) => (await reread(orderId)).status === 'cancelled',
    (_, { reason }) => {
      track('orders.cancel', { reason });
      onDone();
    },
  );
}

/** Confirms the receipt of an order exactly once. */
export function useConfirmReceipt(onDone: () => void) {
  const reread = useRereadOrder();
  return useVerifiedMutation(
    mutations.orders.confirmFinished,
    async ({ orderId }) => (await reread(orderId)).status === 'finished',
    () => {
      track('orders.confirm');
      onDone();
    },
  );
}
