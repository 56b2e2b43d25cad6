import type { OrderDetail, RefundAmount } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { Price } from '#domains/goods/components/Price.tsx';
import { PaymentAccount } from '#domains/order/components/PaymentAccount.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';

interface Props {
  /** The server's calculation for exactly the selected units. */
  query: { data: RefundAmount | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  order: OrderDetail;
}

/** Shows the amount that the server calculates, goods and shipping, and the account that gets it. */
export function RefundAmountSummary({ query, order: { status, amounts, paymentMethod } }: Props) {
  return (
    <Card title={<Trans>You’ll get back</Trans>} padded>
      <QueryView query={query} skeleton={<Skeleton rows={1} height="10rem" />}>
        {(amount) => (
          <>
            <AmountFacts amount={amount} />
            <div className={typography.note}>
              {paymentMethod && (
                <p>
                  <Trans>
                    Refund to: <PaymentAccount method={paymentMethod} />
                  </Trans>
                </p>
              )}
              {status === 'awaitingShipment' ? (
                <p>
                  <Trans>Shipping is refunded with the last items of an order that has not been sent.</Trans>
                </p>
              ) : (
                amount.freight === 0 &&
                (amounts?.freight ?? 0) > 0 && (
                  <p>
                    <Trans>Shipping is not refunded once the order has shipped.</Trans>
                  </p>
                )
              )}
            </div>
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** The parts of an amount, which add up to its total. */
export function AmountFacts({ amount }: { amount: Pick<RefundAmount, 'goodsAmount' | 'freight' | 'totalAmount'> }) {
  return (
    <FactList
      facts={[
        { name: <Trans context="refund">Items</Trans>, value: <Price cents={amount.goodsAmount} /> },
        { name: <Trans context="refund">Shipping</Trans>, value: <Price cents={amount.freight} /> },
        { name: <Trans context="refund">Total</Trans>, value: <Price cents={amount.totalAmount} />, strong: true },
      ]}
    />
  );
}
