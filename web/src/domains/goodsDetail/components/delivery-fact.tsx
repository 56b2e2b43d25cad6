import type { Goods } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import type { Fact } from '#ui/FactList.tsx';

/** The term of purchase that says how long the goods take to arrive; none if the reply has none. */
export function deliveryFact({ deliveryTime }: Pick<Goods, 'deliveryTime'>): Fact[] {
  if (!deliveryTime) return [];
  const { dispatchHours, minDays, maxDays } = deliveryTime;
  return [
    {
      name: <Trans>Delivery</Trans>,
      value: (
        <>
          <Plural
            value={dispatchHours}
            one="Shipped within # hour of the payment"
            other="Shipped within # hours of the payment"
          />
          <br />
          {minDays === maxDays ? (
            <Plural value={maxDays} one="# day on the way" other="# days on the way" />
          ) : (
            <Plural value={maxDays} one="Up to # day on the way" other={`${minDays} to # days on the way`} />
          )}
        </>
      ),
    },
  ];
}
