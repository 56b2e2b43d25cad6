import { isHealthError, maskPhone, type OrderDetail } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OrderHelp } from '#domains/order/components/OrderHelp.tsx';
import { OrderMissing } from '#domains/order/components/OrderMissing.tsx';
import { PostalAddressText } from '#domains/order/components/PostalAddressText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { OrderActions } from '../components/OrderActions.tsx';
import { OrderFacts } from '../components/OrderFacts.tsx';
import { OrderGoods } from '../components/OrderGoods.tsx';
import { OrderParcel } from '../components/OrderParcel.tsx';
import { OrderRefunds } from '../components/OrderRefunds.tsx';
import { OrderStatusCard } from '../components/OrderStatusCard.tsx';
import { buttonsOf } from '../model/order.ts';
import { orderParams } from '../model/params.ts';

/** `/food-app/product/order/detail`: an order from payment to receipt, with its parcel and its refunds. */
export function OrderDetailScreen() {
  const [params] = useParams(orderParams);
  return <Screen title={<Trans>Order</Trans>}>{params ? <Order key={params.orderId} /> : <OrderMissing />}</Screen>;
}

function Order() {
  // The shop and the native app may change an order while the page is closed.
  const order = useQuery(useFirstQuery('orders.detail'));
  if (isHealthError(order.error, 'business') && order.error.code === 'GONE' && !order.data) return <OrderMissing />;
  return (
    <QueryView query={order} skeleton={<OrderSkeleton />}>
      {(data) => <OrderContent order={data} />}
    </QueryView>
  );
}

function OrderContent({ order }: { order: OrderDetail }) {
  return (
    <>
      <MainAndAside
        main={
          <>
            <OrderStatusCard order={order} />
            {order.actions?.includes('viewLogistics') && <OrderParcel orderId={order.orderId} />}
            <OrderRefunds order={order} />
            <OrderGoods order={order} />
          </>
        }
        aside={
          <>
            {order.address && (
              <Card title={<Trans>Delivered to</Trans>} padded>
                <PostalAddressText address={order.address} phone={maskPhone(order.address.phoneNumber ?? '')} />
              </Card>
            )}
            <OrderFacts order={order} />
            <OrderHelp
              orderId={order.orderId}
              form={pathTo('/food-app/feed-back', { type: 'order', orderId: order.orderId })}
            />
          </>
        }
      />
      {buttonsOf(order).length > 0 && (
        <BottomBar>
          <OrderActions order={order} place="detail" />
        </BottomBar>
      )}
    </>
  );
}

function OrderSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="16rem" />
      <Skeleton rows={1} height="22rem" />
      <Skeleton rows={1} height="26rem" />
    </>
  );
}
