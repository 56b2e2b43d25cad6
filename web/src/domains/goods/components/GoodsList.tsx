import type { Goods } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import type { Path } from '#lib/path.ts';
import { Rows } from '#ui/list/Rows.tsx';
import { goodsText } from '../model/goods-text.ts';
import styles from './GoodsList.module.css';
import { GoodsRow } from './GoodsRow.tsx';

interface Props {
  goods: Goods[];
  /** Returns the path of the goods' screen. */
  hrefOf: (goodsId: string) => Path;
}

/** Goods in the given order, each with its purpose. */
export function GoodsList({ goods, hrefOf }: Props) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.goods}>
      <Rows items={goods} keyOf={({ goodsId }) => goodsId} listItems>
        {(one) => (
          <li>
            <GoodsRow
              goods={one}
              price={one.price}
              soldOut={!one.inStock}
              detail={goodsText(one, i18n.locale).purpose}
              href={hrefOf(one.goodsId)}
            />
          </li>
        )}
      </Rows>
    </ul>
  );
}
