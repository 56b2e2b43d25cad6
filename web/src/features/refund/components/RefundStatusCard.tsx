import type { OrderDetail, Refund } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { GoodsPicture } from '#domains/goods/components/GoodsPicture.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { goodsText } from '#domains/goods/model/goods-text.ts';
import { PaymentAccount } from '#domains/order/components/PaymentAccount.tsx';
import { refundStatusNames } from '#domains/order/labels.ts';
import { formatText } from '#lib/format/format.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { Fact } from '#platform/fact.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/Typography.module.css';
import { TimeLeft } from '#ui/time/TimeLeft.tsx';
import styles from './RefundStatusCard.module.css';

/** Shows the status of a refund, its goods and amount, the next action with its deadline, and the arrival of the money. */
export function RefundStatusCard({ refund, order }: { refund: Refund; order: OrderDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const name = refundStatusNames[refund.status];
  const day = format.date(refund.expectedBy, 'weekday');
  const ended = refund.status === 'rejected' || refund.status === 'withdrawn';
  const items = (refund.items ?? []).flatMap(({ orderItemId, quantity }) => {
    const goods = order.items?.find((item) => item.orderItemId === orderItemId)?.goods;
    return goods ? [{ goods, text: `${goodsText(goods, format).name} × ${quantity}` }] : [];
  });
  return (
    <Card padded>
      <div className={styles.status} data-status={refund.status}>
        <h2 className={styles.name}>{name ? i18n._(name) : '—'}</h2>
        <NextText refund={refund} />
        {items.length > 0 && (
          <div className={styles.goods}>
            <GoodsPicture src={items[0]?.goods.pictures?.[0]} />
            <span>
              {joinNames(
                format,
                items.map(({ text }) => text),
              )}
            </span>
          </div>
        )}
        <p className={typography.soft}>
          {ended ? (
            <Trans>Requested amount</Trans>
          ) : refund.status === 'refunded' ? (
            <Trans>You got back</Trans>
          ) : (
            <Trans>You’ll get back</Trans>
          )}
        </p>
        <p>
          <Fact id="refund.total" of={[refund.refundId]}>
            <Price cents={refund.totalAmount} size="large" />
          </Fact>
        </p>
        {refund.refundTo && !ended && (
          <p className={styles.money}>
            {refund.expectedBy && (
              <span>
                <Trans>Expected by {day}</Trans>
              </span>
            )}
            <span>
              {refund.status === 'refunded' ? (
                <Trans>
                  Refunded to: <PaymentAccount method={refund.refundTo} />
                </Trans>
              ) : (
                <Trans>
                  Refund to: <PaymentAccount method={refund.refundTo} />
                </Trans>
              )}
            </span>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Describes the next step of the shop or of the person. */
function NextText({ refund: { status, returnBefore, rejectReason, events } }: { refund: Refund }) {
  const format = useFormat();
  const moment = format.date(returnBefore, 'moment');
  const reason = formatText(rejectReason);
  if (status === 'applied')
    return (
      <p>
        <Trans>The shop is reviewing it. Nothing to do for now.</Trans>
      </p>
    );
  if (status === 'approved')
    return (
      <p>
        <Trans>Nothing to do for now.</Trans>
      </p>
    );
  if (status === 'awaitingReturn' && returnBefore)
    return (
      <p>
        <TimeLeft until={returnBefore} over={<Trans>The time to return it is over. The request is closing.</Trans>}>
          {(left) => (
            <Trans>
              Return the items and enter the tracking number within {left}, by {moment}. After that the request closes.
            </Trans>
          )}
        </TimeLeft>
      </p>
    );
  if (status === 'returning')
    return (
      <p>
        <Trans>The shop refunds you once it has checked the items.</Trans>
      </p>
    );
  if (status === 'rejected')
    return (
      <p>
        <Trans>
          The shop’s reason: <span lang="zh-CN">{reason}</span>
        </Trans>
      </p>
    );
  if (status === 'withdrawn') {
    const late = events?.some((event) => event.status === 'awaitingReturn');
    return (
      <p>
        {late ? (
          <Trans>You withdrew it, or the items were not returned in time.</Trans>
        ) : (
          <Trans>You withdrew it.</Trans>
        )}
      </p>
    );
  }
  return null;
}
