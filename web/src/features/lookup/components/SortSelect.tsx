import { useLingui } from '@lingui/react/macro';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type Order, orders } from '../model/food-selection.ts';
import type { Lookup } from './lookup-variants.tsx';
import styles from './SortSelect.module.css';

interface Props {
  lookup: Lookup;
  value: Order;
  onChange: (order: Order) => void;
}

export function SortSelect({ lookup, value, onChange }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.sort}>
      <ArrowUpDown aria-hidden="true" className={styles.icon} size="1.6rem" />
      <select
        className={styles.select}
        aria-label={t`Sort`}
        value={value}
        onChange={(event) => onChange(event.target.value as Order)}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {i18n._(lookup.orders[order])}
          </option>
        ))}
      </select>
    </div>
  );
}
