import type { Goods } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../../platform/paths.ts';
import { GoodsRow } from '../../../ui/shop/GoodsRow.tsx';
import { goodsText } from '../../../ui/shop/goods-text.ts';
import styles from './GoodsList.module.css';

/** Goods in the given order, each with its purpose. */
export function GoodsList({ goods }: { goods: Goods[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.goods}>
      {goods.map((one) => (
        <li key={one.goodsId}>
          <GoodsRow
            goods={one}
            price={one.price}
            soldOut={!one.inStock}
            detail={goodsText(one, i18n.locale).purpose}
            href={pathTo('/product/detail', { goodsId: one.goodsId })}
          />
        </li>
      ))}
    </ul>
  );
}
