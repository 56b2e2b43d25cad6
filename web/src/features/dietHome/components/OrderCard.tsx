import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Package from 'lucide-react/icons/package';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';

const orders = '/food-app/product/order/list';

/** Shows an order that waits for the person: an unpaid one first, then one in delivery. */
export function OrderCard() {
  const format = useFormat();
  const query = useQuery(queries.orders.list({ tab: 'awaitingPayment', pageNum: 1, pageSize: 1 }));
  return (
    <HomeCard icon={<Package aria-hidden="true" size="1.8rem" />} title={<Trans>Orders</Trans>} href={pathTo(orders)}>
      <QueryView query={query} skeleton={<Skeleton rows={1} height="4.5rem" />}>
        {({ list: [order], counts }) => {
          if (order) {
            const total = fact('order.total', format.money(order.amounts.totalAmount), order.orderId);
            return (
              <>
                <p>
                  <Trans>
                    <strong>{total}</strong> to pay
                  </Trans>
                </p>
                {order.payBefore && (
                  <p>
                    <TimeLeft until={order.payBefore} over={<Trans>The time to pay is over.</Trans>}>
                      {(left) => <Trans>{left} left to pay</Trans>}
                    </TimeLeft>
                  </p>
                )}
              </>
            );
          }
          return counts.shipped > 0 ? (
            <p>
              <Plural value={counts.shipped} one="# parcel is on its way" other="# parcels are on their way" />
            </p>
          ) : (
            <CardEmpty>
              <Trans>No order waits for you.</Trans>
            </CardEmpty>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}
