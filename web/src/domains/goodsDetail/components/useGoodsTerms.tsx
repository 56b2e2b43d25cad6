import type { DeliveryTime, Goods, GoodsDetail } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Fact } from '#ui/FactList.tsx';

/** The number of units in stock is shown below this number, because only then it matters. */
const fewLeft = 10;

type Terms = Pick<Goods, 'freight' | 'freeFreightFrom' | 'deliveryTime' | 'refundDays' | 'inStock'> &
  Partial<Pick<GoodsDetail, 'stock' | 'purchaseLimit'>>;

/** The terms of purchase: freight, time of delivery, stock, the limit of an order, and returns. Terms missing in the reply are left out. */
export function useGoodsTerms(goods: Terms): Fact[] {
  const { freight, freeFreightFrom, deliveryTime, stock, purchaseLimit, refundDays, inStock } = goods;
  const format = useFormat();
  const [fee, free] = [format.money(freight), format.money(freeFreightFrom)];
  return [
    ...(typeof freight === 'number'
      ? [
          {
            name: <Trans>Shipping</Trans>,
            value:
              freight === 0 ? (
                <Trans>Free</Trans>
              ) : (
                <Trans>
                  {fee}, free over {free}
                </Trans>
              ),
          },
        ]
      : []),
    ...(deliveryTime ? deliveryFacts(deliveryTime) : []),
    ...(inStock && typeof stock === 'number' && stock > 0 && stock < fewLeft
      ? [{ name: <Trans>In stock</Trans>, value: <Plural value={stock} one="# item" other="# items" /> }]
      : []),
    ...(typeof purchaseLimit === 'number'
      ? [
          {
            name: <Trans>Limit</Trans>,
            value: <Plural value={purchaseLimit} one="# item per order" other="# items per order" />,
          },
        ]
      : []),
    ...(typeof refundDays === 'number'
      ? [
          {
            name: <Trans>Refunds</Trans>,
            value:
              refundDays === 0 ? (
                <Trans>Not possible</Trans>
              ) : (
                <Plural value={refundDays} one="Within # day of receipt" other="Within # days of receipt" />
              ),
          },
        ]
      : []),
  ];
}

const deliveryFacts = ({ dispatchHours, minDays, maxDays }: DeliveryTime): Fact[] => [
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
