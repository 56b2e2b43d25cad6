import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { GoodsAllergens } from '#domains/goods/components/GoodsAllergens.tsx';
import { GoodsLegalNotice } from '#domains/goods/components/GoodsLegalNotice.tsx';
import { Price } from '#domains/goods/components/Price.tsx';
import { goodsText, type ShownGoods } from '#domains/goods/model/goods-text.ts';
import { unitPrice } from '#domains/goods/model/unit-price.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { PhoneCode } from '#platform/access/PhoneCode.tsx';
import { Fact } from '#platform/fact.ts';
import { Badge } from '#ui/Badge.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { FactList, type Fact as FactRow } from '#ui/FactList.tsx';
import layout from '#ui/Layout.module.css';
import { mediumWindow } from '#ui/medium-window.ts';
import { ScreenSubject } from '#ui/ScreenSubject.tsx';
import typography from '#ui/Typography.module.css';
import { GoodsGallery } from './GoodsGallery.tsx';
import styles from './GoodsPage.module.css';

interface Props {
  goods: ShownGoods;
  /** In cents. */
  price: number | null | undefined;
  goodsId: string;
  soldOut?: boolean;
  /** @default "square" */
  shape?: 'square' | 'landscape';
  /** The terms of buying that belong beside the price: freight, stock, returns. */
  facts?: FactRow[];
  /** What to do next: below the price in a large window, and at the bottom of a phone. */
  action: ReactNode;
  /** Related content below the price. */
  related?: ReactNode;
  /** The other content of the page: below the pictures in a large window, below the price on a phone. */
  children?: ReactNode;
}

/** A goods page: in a large window, price, terms and action stay beside the pictures and the content. */
export function GoodsPage({ action, related, children, ...props }: Props) {
  const isMedium = useMediaQuery(mediumWindow);
  return (
    <>
      <MainAndAside
        first={<Gallery {...props} />}
        aside={
          <>
            <Purchase {...props} action={isMedium && action} />
            {related}
          </>
        }
        main={children}
      />
      {!isMedium && <BottomBar>{action}</BottomBar>}
    </>
  );
}

function Gallery({ goods, shape }: Pick<Props, 'goods' | 'shape'>) {
  const { name } = goodsText(goods, useFormat());
  return <GoodsGallery pictures={goods.pictures ?? []} name={name} shape={shape} />;
}

function Purchase({ goods, price, goodsId, soldOut, facts = [], action }: Omit<Props, 'related' | 'children'>) {
  const format = useFormat();
  const { name, specification, purpose } = goodsText(goods, format);
  const each = unitPrice(price, goods.netContent);
  const eachPrice = format.money(each?.cents);
  return (
    <Card padded>
      <div className={layout.column2}>
        <ScreenSubject text={name} />
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <Badge>
            <Trans>Ad</Trans>
          </Badge>
        </div>
        {specification && <p className={typography.soft}>{specification}</p>}
        <p className={styles.price}>
          <Fact id="goods.price" of={[goodsId]}>
            <Price cents={price} size="large" />
          </Fact>
          {each && (
            <span className={typography.soft}>
              {each.unit === 'g' ? (
                <Trans context="price">{eachPrice} per 100 g</Trans>
              ) : (
                <Trans context="price">{eachPrice} per 100 ml</Trans>
              )}
            </span>
          )}
          {soldOut && (
            <Badge tone="fair">
              <Trans>Sold out</Trans>
            </Badge>
          )}
        </p>
        {purpose && <p>{purpose}</p>}
        <p className={styles.notice}>
          <GoodsLegalNotice kind={goods.kind} />
        </p>
        {(goods.allergens?.length ?? 0) > 0 && (
          <p className={typography.strong}>
            <GoodsAllergens allergens={goods.allergens} />
          </p>
        )}
        {facts.length > 0 && <FactList facts={facts} />}
        {action}
        {!soldOut && <PhoneCode />}
      </div>
    </Card>
  );
}
