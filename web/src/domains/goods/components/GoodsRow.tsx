import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Path } from '#lib/path.ts';
import { Fact } from '#platform/fact.ts';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { goodsText, type ShownGoods } from '../model/goods-text.ts';
import { GoodsAllergens } from './GoodsAllergens.tsx';
import { GoodsLegalNotice } from './GoodsLegalNotice.tsx';
import { GoodsPicture, type PictureShape } from './GoodsPicture.tsx';
import styles from './GoodsRow.module.css';
import { Price } from './Price.tsx';

interface Props {
  goods: ShownGoods;
  /** Price of one unit, in cents. */
  price: number | null | undefined;
  /** The goods whose price of today this is; none for the price of an order. */
  goodsId?: string;
  /** Number of units, shown as "× 2". */
  quantity?: number | string;
  soldOut?: boolean;
  /** The line below the name. @default the specification */
  detail?: ReactNode;
  /** @default "small" */
  shape?: PictureShape | undefined;
  /** Whether the sentence that the law asks for stands here. @default true */
  legalNotice?: boolean;
  /** Whether the allergens stand here. @default true */
  allergens?: boolean;
  /** The screen that a tap opens. */
  href?: Path;
  /** More lines below the price. */
  children?: ReactNode;
}

/** Goods in a list: picture, name, one line, and the price. */
export function GoodsRow({
  goods,
  price,
  goodsId,
  quantity,
  soldOut,
  detail,
  shape,
  legalNotice = true,
  allergens = true,
  href,
  children,
}: Props) {
  const format = useFormat();
  const { name, specification } = goodsText(goods, format);
  const line = detail ?? specification;
  const content = (
    <>
      <GoodsPicture src={goods.pictures?.[0]} shape={shape} />
      <span className={`${styles.text} whole-words`}>
        <span className={typography.strong}>{name}</span>
        {line && <span className={typography.note}>{line}</span>}
        {legalNotice && (
          <span className={typography.note}>
            <GoodsLegalNotice kind={goods.kind} />
          </span>
        )}
        {allergens && (goods.allergens?.length ?? 0) > 0 && (
          <span className={typography.small}>
            <GoodsAllergens allergens={goods.allergens} />
          </span>
        )}
        <span className={styles.price}>
          {goodsId ? (
            <Fact id="goods.price" of={[goodsId]}>
              <Price cents={price} />
            </Fact>
          ) : (
            <Price cents={price} />
          )}
          {soldOut && (
            <Badge tone="fair">
              <Trans>Sold out</Trans>
            </Badge>
          )}
          {quantity !== undefined && <span className={styles.quantity}>× {quantity}</span>}
          {href && <ChevronRight aria-hidden="true" className={styles.arrow} size="1.8rem" />}
        </span>
        {children}
      </span>
    </>
  );
  return href ? (
    <Link href={href} className={styles.row} data-sold-out={soldOut}>
      {content}
    </Link>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}
