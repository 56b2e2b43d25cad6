import { isHealthError, type OrderDetail, type Refund } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OrderHelp } from '#domains/order/components/OrderHelp.tsx';
import { OrderMissing } from '#domains/order/components/OrderMissing.tsx';
import { ParcelView } from '#domains/order/components/ParcelView.tsx';
import { refundStatusNames, refundTones } from '#domains/order/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Timeline } from '#ui/steps/Timeline.tsx';
import { RefundFacts } from '../components/RefundFacts.tsx';
import { RefundStatusCard } from '../components/RefundStatusCard.tsx';
import { ReturnForm } from '../components/ReturnForm.tsx';
import { WithdrawRefund } from '../components/WithdrawRefund.tsx';
import { refundParams } from '../model/params.ts';
import { useWatchedOrder } from '../model/useWatchedOrder.ts';

/** `/food-app/product/order/refund/detail`: a refund from the application to the payment. */
export function RefundDetailScreen() {
  const [params, setParams] = useParams(refundParams);
  return (
    <Screen title={<Trans>Refund</Trans>}>
      {params ? (
        <OrderRefund
          key={params.orderId}
          refundId={params.refundId}
          onSwitch={(refundId) => setParams({ orderId: params.orderId, refundId })}
        />
      ) : (
        <OrderMissing />
      )}
    </Screen>
  );
}

interface Props {
  refundId?: string | undefined;
  onSwitch: (refundId: string) => void;
}

function OrderRefund({ refundId, onSwitch }: Props) {
  const { order, watch } = useWatchedOrder();
  if (isHealthError(order.error, 'business') && order.error.code === 'GONE' && !order.data) return <OrderMissing />;
  return (
    <QueryView query={order} skeleton={<Skeleton rows={3} height="16rem" />}>
      {(data) => {
        const refunds = data.refunds ?? [];
        const refund = refundId === undefined ? refunds[0] : refunds.find((one) => one.refundId === refundId);
        if (!refund) return <OrderMissing />;
        return (
          <>
            {refunds.length > 1 && <RefundSwitch refunds={refunds} value={refund.refundId} onChange={onSwitch} />}
            <RefundContent key={refund.refundId} order={data} refund={refund} onAct={watch} />
          </>
        );
      }}
    </QueryView>
  );
}

/** Switches between the refunds of an order. */
function RefundSwitch({
  refunds,
  value,
  onChange,
}: {
  refunds: Refund[];
  value: string;
  onChange: (id: string) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Chips
      label={t`Refunds of this order`}
      layout="scroll"
      value={value}
      onChange={onChange}
      options={refunds.map(({ refundId, appliedAt, totalAmount }) => ({
        value: refundId,
        label: `${format.date(appliedAt, 'short')} · ${format.money(totalAmount)}`,
      }))}
    />
  );
}

function RefundContent({ order, refund, onAct }: { order: OrderDetail; refund: Refund; onAct: () => void }) {
  const { t, i18n } = useLingui();
  const { orderId, status, rejectReason } = refund;
  const withdrawable = status === 'applied' || status === 'awaitingReturn';
  return (
    <MainAndAside
      main={
        <>
          <RefundStatusCard refund={refund} order={order} />
          <ReturnForm refund={refund} onSent={onAct} />
          {status === 'rejected' && order.actions?.includes('applyRefund') && (
            <ButtonLink fullWidth href={pathTo('/food-app/product/order/refund/apply', { orderId })}>
              <Trans>Request a refund of the rest</Trans>
            </ButtonLink>
          )}
        </>
      }
      aside={
        <>
          <Card title={<Trans>Refund progress</Trans>} padded>
            <Timeline
              label={t`Refund progress`}
              tone={refundTones[status] === 'poor' ? 'poor' : 'good'}
              entries={[...(refund.events ?? [])].reverse().map((event) => ({
                key: `${event.status} ${event.at}`,
                title: i18n._(refundStatusNames[event.status] ?? { id: '—' }),
                at: event.at,
                text: event.status === 'rejected' && rejectReason && <ServerText text={rejectReason} />,
              }))}
            />
          </Card>
          {refund.parcel && <ParcelBack orderId={orderId} refundId={refund.refundId} />}
          <RefundFacts refund={refund} order={order} />
          <Card>
            <LinkRow
              href={pathTo('/food-app/product/order/detail', { orderId })}
              title={<Trans>See the order</Trans>}
            />
          </Card>
          <OrderHelp orderId={orderId} form={pathTo('/food-app/feed-back', { type: 'order', orderId })} />
          {withdrawable && <WithdrawRefund refund={refund} />}
        </>
      }
    />
  );
}

/** Shows the returned parcel. It loads and fails independently of the refund. */
function ParcelBack({ orderId, refundId }: { orderId: string; refundId: string }) {
  const parcel = useQuery(queries.orders.logisticsInfo({ orderId, refundId }));
  return (
    <Card title={<Trans>Parcel to the shop</Trans>} padded>
      <QueryView query={parcel} skeleton={<Skeleton rows={1} height="18rem" />}>
        {(info) => <ParcelView parcel={info} withArrival />}
      </QueryView>
    </Card>
  );
}
