import type { Goods } from '@health-app/sdk';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Path } from '#lib/path.ts';
import layout from '#ui/Layout.module.css';
import { Rows } from '#ui/list/Rows.tsx';
import { goodsText } from '../model/goods-text.ts';
import styles from './GoodsList.module.css';
import { GoodsRow } from './GoodsRow.tsx';

interface Props {
  goods: Goods[];
  /** Returns the path of the goods' screen. */
  hrefOf: (goodsId: string) => Path;
  /** Whether each of the goods is a card of its own. @default false */
  cards?: boolean;
}

/** Goods in the given order, each with its purpose. */
export function GoodsList({ goods, hrefOf, cards }: Props) {
  const format = useFormat();
  return (
    <ul className={cards ? styles.cards : `${layout.column4} ${styles.rows}`}>
      <Rows items={goods} keyOf={({ goodsId }) => goodsId} listItems>
        {(one) => (
          <li>
            <GoodsRow
              goods={one}
              price={one.price}
              goodsId={one.goodsId}
              soldOut={!one.inStock}
              detail={goodsText(one, format).purpose}
              href={hrefOf(one.goodsId)}
            />
          </li>
        )}
      </Rows>
    </ul>
  );
}
