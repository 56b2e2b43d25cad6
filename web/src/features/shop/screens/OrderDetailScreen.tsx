import { isHealthError, maskPhone, type OrderDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CopyText } from '#domains/order/components/CopyText.tsx';
import { OrderHelp } from '#domains/order/components/OrderHelp.tsx';
import { OrderMissing } from '#domains/order/components/OrderMissing.tsx';
import { ParcelView } from '#domains/order/components/ParcelView.tsx';
import { PaymentAccount } from '#domains/order/components/PaymentAccount.tsx';
import { PostalAddressText } from '#domains/order/components/PostalAddressText.tsx';
import { refundStatusNames, refundTones } from '#domains/order/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromList } from '#lib/hooks/useLeaveGuard.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { DateTimeText } from '#ui/time/DateTimeText.tsx';
import { OrderActions } from '../components/OrderActions.tsx';
import { OrderGoods } from '../components/OrderGoods.tsx';
import { OrderStatusCard } from '../components/OrderStatusCard.tsx';
import { stationNames } from '../labels.ts';
import { buttonsOf, stationsOf } from '../model/order.ts';
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

/** Shows the parcel of an order. It loads and fails independently of the order. */
function OrderParcel({ orderId }: { orderId: string }) {
  const parcel = useQuery(queries.orders.logisticsInfo({ orderId }));
  return (
    <Card title={<Trans context="order">Parcel</Trans>} padded>
      <QueryView query={parcel} skeleton={<Skeleton rows={1} height="18.6rem" />}>
        {(info) => <ParcelView parcel={info} />}
      </QueryView>
    </Card>
  );
}

/** The details of an order: number, times, payment method and the person's note to the shop. */
function OrderFacts({ order }: { order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const { orderId, paymentMethod, remark } = order;
  return (
    <Card title={<Trans>About this order</Trans>} padded>
      <FactList
        facts={[
          {
            name: <Trans context="order">Number</Trans>,
            value: <CopyText text={orderId} label={t`Copy the order’s number`} />,
          },
          ...stationsOf(order)
            .filter(({ at }) => at !== null)
            .map(({ kind, at }) => ({ name: i18n._(stationNames[kind]), value: <DateTimeText at={at} /> })),
          ...(paymentMethod
            ? [{ name: <Trans>Paid with</Trans>, value: <PaymentAccount method={paymentMethod} /> }]
            : []),
          ...(remark
            ? [{ name: <Trans>Note to the seller</Trans>, value: <ServerText as="bdi" text={remark} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

/** Lists the refunds of an order, newest first. */
function OrderRefunds({ order: { orderId, refunds } }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (!refunds?.length) return null;
  return (
    <Card>
      {refunds.map(({ refundId, totalAmount, status, appliedAt }) => {
        const amount = fact('refund.total', format.money(totalAmount), refundId);
        const day = format.date(appliedAt, 'short');
        return (
          <LinkRow
            key={refundId}
            href={pathTo('/food-app/product/order/refund/detail', { orderId, refundId })}
            state={fromList}
            title={<Trans>Refund of {amount}</Trans>}
            detail={<Trans>Requested on {day}</Trans>}
            trailing={
              <Badge tone={refundTones[status]}>
                {refundStatusNames[status] ? i18n._(refundStatusNames[status]) : '—'}
              </Badge>
            }
          />
        );
      })}
    </Card>
  );
}
