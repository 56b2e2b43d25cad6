import type { OrderDetail } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { refundStatusNames, refundTones } from '#domains/order/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fromList } from '#lib/hooks/useLeaveGuard.ts';
import { fact } from '#platform/fact.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { LinkRow } from '#ui/Row.tsx';

/** Lists the refunds of an order, newest first. */
export function OrderRefunds({ order: { orderId, refunds } }: { order: OrderDetail }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (!refunds?.length) return null;
  return (
    <Card>
      {refunds.map(({ refundId, totalAmount, status, appliedAt }) => {
        const amount = fact('refund.total', format.money(totalAmount), refundId);
        const day = format.date(appliedAt, 'short');
        return (
          <LinkRow
            key={refundId}
            href={pathTo('/food-app/product/order/refund/detail', { orderId, refundId })}
            state={fromList}
            title={<Trans>Refund of {amount}</Trans>}
            detail={<Trans>Requested on {day}</Trans>}
            trailing={
              <Badge tone={refundTones[status]}>
                {refundStatusNames[status] ? i18n._(refundStatusNames[status]) : '—'}
              </Badge>
            }
          />
        );
      })}
    </Card>
  );
}
