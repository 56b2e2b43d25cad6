import type { OrderSummary } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { GoodsPicture } from '#domains/goods/components/GoodsPicture.tsx';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { goodsText } from '#domains/goods/model/goods-text.ts';
import { refundStatusNames, refundTones } from '#domains/order/labels.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromList } from '#lib/hooks/useLeaveGuard.ts';
import { Fact, fact } from '#platform/fact.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import { Link } from '#ui/Link.tsx';
import { rowWithMenu } from '#ui/overlay/row-actions.ts';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';
import { statusNames, statusTones } from '../labels.ts';
import { unitCount } from '../model/order.ts';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderCard.module.css';

/** Maximum number of pictures of an order with several goods. */
const mostPictures = 4;

/**
 * An order in the list: status, deadline, goods, total and available actions. A tap opens its page.
 * @param compact whether only the status, the goods and the total fit, beside an open order that has the actions
 */
export function OrderCard({ order, compact = false }: { order: OrderSummary; compact?: boolean }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { orderId, status, createdAt, payBefore, amounts, refundId, refundStatus } = order;
  const items = order.items ?? [];
  const [first] = items;
  const units = unitCount(order);
  const time = format.date(createdAt, 'short');
  const [discount, freight] = [amounts?.discount, amounts?.freight].map((cents) => format.money(cents));
  const names = joinNames(
    format,
    items.map(({ goods }) => goodsText(goods, format).name),
  );
  return (
    <Card padded>
      <div {...rowWithMenu} className={styles.order}>
        <Link href={pathTo('/food-app/product/order/detail', { orderId })} className={styles.link}>
          <span className={styles.head}>
            <span className={styles.time}>{time}</span>
            <Badge tone={statusTones[status]}>{statusNames[status] ? i18n._(statusNames[status]) : '—'}</Badge>
          </span>
          {compact ? (
            <span className={styles.compact}>
              <GoodsPicture src={first?.goods?.pictures?.[0]} />
              <span className={styles.names}>{names}</span>
              <Price cents={amounts?.totalAmount} />
            </span>
          ) : items.length === 1 && first ? (
            <GoodsRow
              legalNotice={false}
              allergens={false}
              goods={first.goods}
              price={first.unitPrice}
              quantity={fact('order.quantity', String(first.quantity), first.orderItemId)}
            />
          ) : (
            <span className={layout.stack2}>
              <span className={styles.pictures}>
                {items.slice(0, mostPictures).map(({ orderItemId, goods }) => (
                  <GoodsPicture key={orderItemId} src={goods?.pictures?.[0]} />
                ))}
              </span>
              {names}
            </span>
          )}
        </Link>
        {status === 'awaitingPayment' && payBefore && (
          <p className={styles.deadline}>
            <TimeLeft until={payBefore} over={<Trans>The time to pay is over.</Trans>}>
              {(left) => <Trans>Pay within {left}</Trans>}
            </TimeLeft>
          </p>
        )}
        {!compact && (
          <div className={styles.foot}>
            <span className={styles.units}>
              <Plural value={units} one="# item" other="# items" />
              {/* What the prices above leave out of the total. */}
              {amounts?.discount > 0 && (
                <>
                  {' · '}
                  <Trans>{discount} off</Trans>
                </>
              )}
              {amounts?.freight > 0 && (
                <>
                  {' · '}
                  <Trans>{freight} shipping</Trans>
                </>
              )}
            </span>
            <span className={styles.total}>
              <Trans context="order">Total</Trans>{' '}
              <Fact id="order.total" of={[orderId]}>
                <Price cents={amounts?.totalAmount} />
              </Fact>
            </span>
            <OrderActions order={order} place="list" />
          </div>
        )}
        {!compact && refundId && refundStatus && (
          <Link
            href={pathTo('/food-app/product/order/refund/detail', { orderId, refundId })}
            state={fromList}
            className={styles.refund}
          >
            <Trans>Refund</Trans>{' '}
            <Badge tone={refundTones[refundStatus]}>
              {refundStatusNames[refundStatus] ? i18n._(refundStatusNames[refundStatus]) : '—'}
            </Badge>
          </Link>
        )}
      </div>
    </Card>
  );
}
