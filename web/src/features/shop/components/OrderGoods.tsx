import type { OrderDetail, OrderItem } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { Fact, fact } from '#platform/fact.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Rows } from '#ui/list/Rows.tsx';
import { amountNames } from '../labels.ts';
import { amountRows } from '../model/order.ts';
import styles from './OrderGoods.module.css';

/** The goods of an order at the price of that day, and their sum. */
export function OrderGoods({ order }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans context="order">Items</Trans>} padded>
      <ul className={styles.goods}>
        <Rows items={order.items ?? []} keyOf={({ orderItemId }) => orderItemId} listItems>
          {(item) => (
            <li>
              <GoodsRow
                goods={item.goods}
                price={item.unitPrice}
                quantity={fact('order.quantity', String(item.quantity), item.orderItemId)}
                href={pathTo('/food-app/product/detail', { goodsId: item.goods.goodsId })}
              >
                <Refunded item={item} />
              </GoodsRow>
            </li>
          )}
        </Rows>
      </ul>
      {order.amounts && (
        <FactList
          facts={amountRows(order.amounts).map(({ kind, cents }) => ({
            name: i18n._(amountNames[kind]),
            value:
              kind === 'total' ? (
                <Fact id="order.total" of={[order.orderId]}>
                  <Price cents={cents} />
                </Fact>
              ) : (
                <Price cents={cents} />
              ),
            strong: kind === 'total',
          }))}
        />
      )}
    </Card>
  );
}

/** Shows the units of an item that were refunded or are being refunded. */
function Refunded({ item: { refundedQuantity, refundingQuantity } }: { item: OrderItem }) {
  return (
    <>
      {refundingQuantity > 0 && (
        <span className={styles.refunded}>
          <Plural value={refundingQuantity} one="# item is being refunded" other="# items are being refunded" />
        </span>
      )}
      {refundedQuantity > 0 && (
        <span className={styles.refunded}>
          <Plural value={refundedQuantity} one="# item was refunded" other="# items were refunded" />
        </span>
      )}
    </>
  );
}
