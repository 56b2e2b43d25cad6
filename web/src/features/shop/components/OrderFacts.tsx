import type { OrderDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { CopyText } from '#domains/order/components/CopyText.tsx';
import { PaymentAccount } from '#domains/order/components/PaymentAccount.tsx';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { DateTimeText } from '#ui/time/DateTimeText.tsx';
import { stationNames } from '../labels.ts';
import { stationsOf } from '../model/order.ts';

/** The details of an order: number, times, payment method and the person's note to the shop. */
export function OrderFacts({ order }: { order: OrderDetail }) {
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
