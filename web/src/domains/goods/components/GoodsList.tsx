import type { Goods } from '@health-app/sdk';
import type { ReactNode } from 'react';
import type { Format } from '#lib/format/format.ts';
import { joinNames } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Path } from '#lib/path.ts';
import layout from '#ui/Layout.module.css';
import { Rows } from '#ui/list/Rows.tsx';
import typography from '#ui/Typography.module.css';
import { goodsText } from '../model/goods-text.ts';
import { GoodsLegalNotice, needsLegalNotice } from './GoodsLegalNotice.tsx';
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
  const list = (
    <ul className={cards ? styles.cards : `${layout.column4} ${styles.rows}`}>
      <Rows items={goods} keyOf={({ goodsId }) => goodsId} listItems>
        {(one) => (
          <li>
            <GoodsRow
              goods={one}
              price={one.price}
              goodsId={one.goodsId}
              soldOut={!one.inStock}
              detail={detailOf(one, cards, format)}
              shape={cards ? 'landscape' : 'small'}
              legalNotice={!cards}
              href={hrefOf(one.goodsId)}
            />
          </li>
        )}
      </Rows>
    </ul>
  );
  if (!cards) return list;
  const kinds = new Set(goods.map(({ kind }) => kind));
  return (
    <>
      {list}
      {[...kinds].map((kind) => (
        <LegalNotice key={kind} kind={kind} goods={goods.filter((one) => one.kind === kind)} />
      ))}
    </>
  );
}

/** The purpose, in a card with the size of the pack, without which its price says little. */
function detailOf(goods: Goods, cards: boolean | undefined, format: Format): ReactNode {
  const { specification, purpose } = goodsText(goods, format);
  if (!cards || !specification) return purpose;
  return (
    <>
      {specification}
      <br />
      {purpose}
    </>
  );
}

/** The sentence that the law asks for, once for all goods of a kind. */
function LegalNotice({ kind, goods }: { kind: Goods['kind']; goods: Goods[] }) {
  const format = useFormat();
  if (!needsLegalNotice(kind)) return null;
  return (
    <p className={typography.note}>
      <span className={typography.strong}>
        {joinNames(
          format,
          goods.map((one) => format.name(one)),
        )}
      </span>
      <br />
      <GoodsLegalNotice kind={kind} />
    </p>
  );
}
