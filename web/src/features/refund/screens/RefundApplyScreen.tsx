import { isHealthError } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OrderMissing } from '#domains/order/components/OrderMissing.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { NotRefundable } from '../components/NotRefundable.tsx';
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
