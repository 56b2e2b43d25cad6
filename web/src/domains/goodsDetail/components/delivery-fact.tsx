import type { Goods } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import type { Fact } from '#ui/FactList.tsx';

/** The terms of purchase that say how long the goods take to arrive; none if the reply has none. */
export function deliveryFact({ deliveryTime }: Pick<Goods, 'deliveryTime'>): Fact[] {
  if (!deliveryTime) return [];
  const { dispatchHours, minDays, maxDays } = deliveryTime;
  return [
    {
      name: <Trans>Dispatch</Trans>,
      value: <Plural value={dispatchHours} one="Within # hour of payment" other="Within # hours of payment" />,
    },
    {
      name: <Trans>Delivery</Trans>,
      value:
        minDays === maxDays ? (
          <Plural value={maxDays} one="# day" other="# days" />
        ) : (
          <Plural value={maxDays} one="Up to # day" other={`${minDays} to # days`} />
        ),
    },
  ];
}
