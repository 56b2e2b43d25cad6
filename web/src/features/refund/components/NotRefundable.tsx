import type { OrderDetail } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { OrderHelp } from '#domains/order/components/OrderHelp.tsx';
import { refundObstacle } from '#domains/order/model/refund-state.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** Replaces the form if no refund can be requested: explains the reason and the alternatives. */
export function NotRefundable({ order }: { order: OrderDetail }) {
  const format = useFormat();
  const { orderId, refundId, refundableUntil } = order;
  const obstacle = refundObstacle(order, useNow().getTime());
  const day = format.date(refundableUntil, 'long');
  const texts = {
    openRefund: (
      <Trans>A refund of this order is already open. Once it has ended, you can request a refund of the rest.</Trans>
    ),
    refundOver: <Trans>Refunds were possible until {day}.</Trans>,
    allRefunded: <Trans>Everything in this order was refunded.</Trans>,
  };
  return (
    <>
      <EmptyState
        art="parcel"
        title={<Trans>No refund is possible now</Trans>}
        action={
          obstacle === 'openRefund' && refundId ? (
            <ButtonLink href={pathTo('/food-app/product/order/refund/detail', { orderId, refundId })}>
              <Trans>Open that refund</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink variant="quiet" href={pathTo('/food-app/product/order/detail', { orderId })}>
              <Trans>See the order</Trans>
            </ButtonLink>
          )
        }
      >
        {obstacle ? texts[obstacle] : <Trans>This order cannot be refunded in its present state.</Trans>}
      </EmptyState>
      <OrderHelp orderId={orderId} form={pathTo('/food-app/feed-back', { type: 'order', orderId })} />
    </>
  );
}
