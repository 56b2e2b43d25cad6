import type { GoodsDetail } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { deliveryFact } from '#domains/goodsDetail/components/delivery-fact.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Fact } from '#ui/FactList.tsx';

/** The number of units in stock is shown below this number, because only then it matters. */
const fewLeft = 10;

/** The terms of purchase: freight, time of delivery, stock, the limit of an order, and returns. Terms missing in the reply are left out. */
export function useGoodsTerms(goods: GoodsDetail): Fact[] {
  const { freight, freeFreightFrom, stock, purchaseLimit, refundDays, inStock } = goods;
  const format = useFormat();
  const [fee, free] = [format.money(freight), format.money(freeFreightFrom)];
  return [
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
    ...deliveryFact(goods),
    ...(inStock && stock > 0 && stock < fewLeft
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
