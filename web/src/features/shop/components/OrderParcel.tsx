import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ParcelView } from '#domains/order/components/ParcelView.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Shows the parcel of an order. It loads and fails independently of the order. */
export function OrderParcel({ orderId }: { orderId: string }) {
  const parcel = useQuery(queries.orders.logisticsInfo({ orderId }));
  return (
    <Card title={<Trans context="order">Parcel</Trans>} padded>
      <QueryView query={parcel} skeleton={<Skeleton rows={1} height="18.6rem" />}>
        {(info) => <ParcelView parcel={info} />}
      </QueryView>
    </Card>
  );
}
