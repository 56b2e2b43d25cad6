import { isHealthError, type OrderDetail } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OrderHelp } from '#domains/order/components/OrderHelp.tsx';
import { OrderMissing } from '#domains/order/components/OrderMissing.tsx';
import { refundObstacle } from '#domains/order/model/refund-state.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useNow } from '#lib/time/clock.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { RefundApplicationForm } from '../components/RefundApplicationForm.tsx';
import { applyParams } from '../model/params.ts';

/** `/food-app/product/order/refund/apply`: requests a refund of an order or of a part of it. */
export function RefundApplyScreen() {
  const [params] = useParams(applyParams);
  return (
    <Screen title={<Trans>Request refund</Trans>}>
      {params ? <Application key={params.orderId} /> : <OrderMissing />}
    </Screen>
  );
}

function Application() {
  const order = useQuery(useFirstQuery('orders.detail'));
  if (isHealthError(order.error, 'business') && order.error.code === 'GONE' && !order.data) return <OrderMissing />;
  return (
    <QueryView query={order} skeleton={<Skeleton rows={3} height="18rem" />}>
      {(data) =>
        data.actions?.includes('applyRefund') ? <RefundApplicationForm order={data} /> : <NotRefundable order={data} />
      }
    </QueryView>
  );
}

/** Replaces the form if no refund can be requested: explains the reason and the alternatives. */
function NotRefundable({ order }: { order: OrderDetail }) {
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
