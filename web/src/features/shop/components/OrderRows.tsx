import { useContext } from 'react';
import { forLargeWindow } from '#platform/large-window/forLargeWindow.tsx';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { largeWindow } from '#ui/medium-window.ts';
import { OpenDetailContext } from '#ui/shell-context.ts';
import type { OrderRowsProps } from '../deferred/OrderTable.tsx';
import { orderKey } from '../model/order.ts';
import { OrderCard } from './OrderCard.tsx';

const ByWindow = forLargeWindow<OrderRowsProps>({
  load: async () => (await import('../deferred/OrderTable.tsx')).OrderTable,
  Phone: Cards,
  skeleton: <Skeleton rows={3} height="24rem" />,
  from: largeWindow,
});

/** The orders: a table in a large window, else cards, which are compact beside an open order. */
export function OrderRows(props: OrderRowsProps) {
  const isBeside = useContext(OpenDetailContext) !== undefined;
  return isBeside ? <Cards {...props} /> : <ByWindow {...props} />;
}

function Cards(props: OrderRowsProps) {
  const isBeside = useContext(OpenDetailContext) !== undefined;
  return (
    <InfiniteList
      {...props}
      keyOf={orderKey}
      rowHeight={isBeside ? 14 : 22}
      variant="cards"
      skeleton={<Skeleton rows={3} height="24rem" />}
    >
      {(order) => <OrderCard order={order} compact={isBeside} />}
    </InfiniteList>
  );
}
