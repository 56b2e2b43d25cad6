import type { OrderSummary } from '@health-app/sdk';
import { type ComponentProps, useContext } from 'react';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { OpenDetailContext } from '#ui/shell-context.ts';
import { OrderCard } from './OrderCard.tsx';

export type OrderRowsProps = Pick<
  ComponentProps<typeof InfiniteList<OrderSummary>>,
  'query' | 'label' | 'empty' | 'end'
>;

export const orderKey = ({ orderId }: OrderSummary): string => orderId;

const ByWindow = forLargeWindow<OrderRowsProps>({
  load: async () => (await import('../deferred/OrderTable.tsx')).OrderTable,
  Phone: Cards,
  skeleton: <Skeleton rows={3} height="24rem" />,
});

/** The orders: a table in a large window, cards on a phone and beside an open order. */
export function OrderRows(props: OrderRowsProps) {
  const isBeside = useContext(OpenDetailContext) !== undefined;
  return isBeside ? <Cards {...props} /> : <ByWindow {...props} />;
}

function Cards(props: OrderRowsProps) {
  return (
    <InfiniteList
      {...props}
      keyOf={orderKey}
      rowHeight={26}
      variant="cards"
      skeleton={<Skeleton rows={3} height="24rem" />}
    >
      {(order) => <OrderCard order={order} />}
    </InfiniteList>
  );
}
