import type { RefundAmount } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { Price } from '#domains/goods/components/Price.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

interface Props {
  /** The server's calculation for exactly the selected units. */
  query: { data: RefundAmount | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Whether the goods are not shipped yet, so that the shipping may be refunded. */
  unsent: boolean;
}

/** Shows the amount that the server calculates: goods and shipping. */
export function RefundAmountSummary({ query, unsent }: Props) {
  return (
    <Card title={<Trans>You will get back</Trans>} padded>
      <QueryView query={query} skeleton={<Skeleton rows={1} height="10rem" />}>
        {(amount) => (
          <>
            <AmountFacts amount={amount} />
            {unsent && (
              <p>
                <small>
                  <Trans>Shipping is refunded with the last items of an order that has not been sent.</Trans>
                </small>
              </p>
            )}
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
