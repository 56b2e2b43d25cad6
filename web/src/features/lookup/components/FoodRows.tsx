import { useLingui } from '@lingui/react/macro';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { type ReactNode, useMemo } from 'react';
import type { Food } from '../model/food.ts';
import { type Order, orders, sortFoods } from '../model/food-selection.ts';
import type { ListParams } from '../model/params.ts';
import { useLanguage } from '../model/useLanguage.ts';
import { useOpenFood } from '../model/useOpenFood.ts';
import { FoodList } from './FoodList.tsx';
import styles from './FoodRows.module.css';
import type { Lookup } from './lookup-variants.tsx';

export interface FoodResultsProps {
  lookup: Lookup;
  /** The foods of the group, in no order. */
  foods: Food[];
  params: ListParams;
  /** Changes the parameters of the address. */
  onChange: (changed: { [Name in keyof ListParams]?: ListParams[Name] | undefined }) => void;
  /** The number of foods. */
  status: ReactNode;
  /** Goods of the shop. */
  goods: ReactNode;
}

/** Number of foods above the goods. Below the long list, nobody would see the goods. */
const beforeGoods = 8;

const noTerms: string[] = [];

/** The foods of a lookup in the chosen order, as rows that expand in place. */
export function FoodRows({ lookup, foods, params: { category, sort }, onChange, status, goods }: FoodResultsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [openId, onToggle] = useOpenFood();
  const [first, rest] = useMemo(() => {
    const sorted = sortFoods(foods, sort, language);
    const rows = sorted.map((food, index) => ({
      food,
      opensGroup: !category && sort === 'group' && food.category !== sorted[index - 1]?.category,
    }));
    return [rows.slice(0, beforeGoods), rows.slice(beforeGoods)];
  }, [foods, category, sort, language]);
  const list = { lookup, terms: noTerms, openId, onToggle };
  return (
    <>
      <div>
        <div className={styles.head}>
          {status}
          <SortSelect lookup={lookup} value={sort} onChange={(next) => onChange({ sort: next, table: undefined })} />
        </div>
        <FoodList {...list} label={t`Foods`} foods={first} />
      </div>
      {goods}
      {rest.length > 0 && <FoodList {...list} label={t`More foods`} foods={rest} continued />}
    </>
  );
}

interface Props {
  lookup: Lookup;
  value: Order;
  onChange: (order: Order) => void;
}

function SortSelect({ lookup, value, onChange }: Props) {
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
