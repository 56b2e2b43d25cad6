import type { OrderSummary } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { GoodsPicture } from '#domains/goods/components/GoodsPicture.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { goodsText } from '#domains/goods/model/goods-text.ts';
import { refundStatusNames, refundTones } from '#domains/order/labels.ts';
import { formatText } from '#lib/format/format.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromList } from '#lib/hooks/useLeaveGuard.ts';
import { Fact } from '#platform/fact.ts';
import { PersonalTable } from '#platform/large-window/PersonalTable.tsx';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import type { TableColumn } from '#ui/table/columns.ts';
import { OrderActions } from '../components/OrderActions.tsx';
import { amountNames, statusNames, statusTones } from '../labels.ts';
import { orderKey, unitCount } from '../model/order.ts';
import styles from './OrderTable.module.css';

export type OrderRowsProps = Pick<
  ComponentProps<typeof InfiniteList<OrderSummary>>,
  'query' | 'label' | 'empty' | 'end'
>;

const hiddenAtFirst = ['order', 'units', 'discount', 'freight', 'refund'];

/** The loaded orders as a table, for large windows. It is not sorted, because the API gives them by time and page. */
export function OrderTable(props: OrderRowsProps) {
  const columns = useColumns();
  return (
    <InfiniteList
      {...props}
      keyOf={orderKey}
      rowHeight={8}
      skeleton={<Skeleton rows={3} height="24rem" />}
      table={(orders) => (
        <PersonalTable
          name="orders"
          label={props.label}
          rows={orders}
          keyOf={orderKey}
          columns={columns}
          hiddenAtFirst={hiddenAtFirst}
          compares
        />
      )}
    >
      {() => null}
    </InfiniteList>
  );
}

function useColumns(): TableColumn<OrderSummary>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const goodsOf = ({ items }: OrderSummary) =>
    joinNames(
      format,
      (items ?? []).map(({ goods }) => goodsText(goods, format).name),
    );
  const statusOf = ({ status }: OrderSummary) => (statusNames[status] ? i18n._(statusNames[status]) : undefined);
  const refundOf = ({ refundStatus }: OrderSummary) =>
    refundStatus && refundStatusNames[refundStatus] ? i18n._(refundStatusNames[refundStatus]) : undefined;
  const refundLink = (order: OrderSummary) => {
    const { orderId, refundId, refundStatus } = order;
    return (
      refundId &&
      refundStatus && (
        <Link
          className={typography.link}
          href={pathTo('/food-app/product/order/refund/detail', { orderId, refundId })}
          state={fromList}
        >
          <Trans>Refund</Trans> <Badge tone={refundTones[refundStatus]}>{refundOf(order) ?? '—'}</Badge>
        </Link>
      )
    );
  };
  const amount = (centsOf: (order: OrderSummary) => number | undefined) => ({
    unit: 'CNY',
    numeric: true,
    // A spreadsheet adds up numbers, not "¥12.00".
    value: (order: OrderSummary) => {
      const cents = centsOf(order);
      return cents === undefined ? undefined : cents / 100;
    },
    cell: (order: OrderSummary) => <Price cents={centsOf(order)} />,
  });
  return [
    {
      id: 'goods',
      name: t`Items`,
      value: goodsOf,
      cell: (order) => (
        <Link className={styles.goods} href={pathTo('/food-app/product/order/detail', { orderId: order.orderId })}>
          <GoodsPicture src={order.items?.[0]?.goods?.pictures?.[0]} />
          <span className={typography.link}>{goodsOf(order)}</span>
        </Link>
      ),
    },
    {
      id: 'order',
      name: t({ message: 'Order', context: 'column' }),
      value: ({ orderId }) => orderId,
      cell: ({ orderId }) => formatText(orderId),
    },
    {
      id: 'time',
      name: t`Time`,
      value: (order) => order.createdAt,
      cell: (order) => format.date(order.createdAt, 'short'),
    },
    {
      id: 'status',
      name: t`Status`,
      value: statusOf,
      cell: (order) => (
        <div className={styles.status}>
          <Badge tone={statusTones[order.status]}>{statusOf(order) ?? '—'}</Badge>
          {refundLink(order)}
        </div>
      ),
    },
    { id: 'units', name: t`Quantity`, numeric: true, value: unitCount },
    { id: 'discount', name: i18n._(amountNames.discount), ...amount(({ amounts }) => amounts?.discount) },
    { id: 'freight', name: i18n._(amountNames.freight), ...amount(({ amounts }) => amounts?.freight) },
    {
      id: 'total',
      name: i18n._(amountNames.total),
      ...amount(({ amounts }) => amounts?.totalAmount),
      cell: ({ orderId, amounts }) => (
        <Fact id="order.total" of={[orderId]}>
          <Price cents={amounts?.totalAmount} />
        </Fact>
      ),
    },
    {
      id: 'refund',
      name: t`Refund`,
      value: refundOf,
      cell: refundLink,
    },
    {
      id: 'actions',
      name: t`Actions`,
      value: () => undefined,
      isControl: true,
      cell: (order) => (
        <div className={styles.actions}>
          <OrderActions order={order} place="list" />
        </div>
      ),
    },
  ];
}
