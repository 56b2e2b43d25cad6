import type { OrderItem, RefundAmount } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { goodsText } from '#domains/goods/model/goods-text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { Stepper } from '#ui/form/Stepper.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import typography from '#ui/Typography.module.css';
import { type RefundForm, unitsLeft } from '../model/refund-application.ts';
import styles from './UnitsStep.module.css';

interface Props {
  items: OrderItem[];
  units: RefundForm['units'];
  onChange: (units: RefundForm['units']) => void;
  /** The server's amount for exactly this selection. */
  amount: RefundAmount | undefined;
}

/** Selects the goods to refund: a switch for each item, its units, and the server's amount for it. */
export function UnitsStep({ items, units, onChange, amount }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const { orderItemId, goods, unitPrice, quantity } = item;
        const left = unitsLeft(item);
        const chosen = Math.min(units[orderItemId] ?? 0, left);
        const set = (count: number) => onChange({ ...units, [orderItemId]: count });
        const { name } = goodsText(goods, format);
        const back = amount?.items?.find((one) => one.orderItemId === orderItemId);
        return (
          <li key={orderItemId} className={styles.item}>
            <GoodsRow
              goods={goods}
              price={unitPrice}
              quantity={fact('order.quantity', String(quantity), orderItemId)}
              legalNotice={false}
              allergens={false}
            />
            {left === 0 ? (
              <WhyNot item={item} />
            ) : (
              // The only item is chosen from the start.
              (items.length > 1 || chosen === 0) && (
                <Switch label={t`Refund ${name}`} checked={chosen > 0} onChange={(on) => set(on ? left : 0)} />
              )
            )}
            {chosen > 0 && left > 1 && <Stepper label={t`Quantity`} value={chosen} onChange={set} min={1} max={left} />}
            {chosen > 0 && (items.length > 1 || left < quantity) && (
              <p className={styles.back}>
                <Plural value={chosen} one="For # item you get" other="For # items you get" />{' '}
                <Price cents={back?.amount} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Explains why an item cannot be refunded. */
function WhyNot({ item: { refundingQuantity, refundedQuantity, quantity } }: { item: OrderItem }) {
  return (
    <p className={typography.note}>
      {refundingQuantity > 0 ? (
        <Trans>Cannot be chosen: a refund of it is open.</Trans>
      ) : refundedQuantity >= quantity ? (
        <Trans>Cannot be chosen: it has been refunded.</Trans>
      ) : (
        <Trans>Cannot be chosen: nothing is left to refund.</Trans>
      )}
    </p>
  );
}
