import type { Goods, HealthCode } from '@health-app/sdk';
import type { Query } from '@health-app/sdk/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { goodsToShare } from '#domains/goods/model/goods-text.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Path } from '#lib/path.ts';
import { idParam, useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ShareableScreen } from '#platform/share/ShareableScreen.tsx';
import { Screen } from '#ui/Screen.tsx';
import { GoodsGone, GoodsView } from './GoodsView.tsx';

const goodsParams = v.object({ goodsId: idParam });

interface Props<Data extends Goods, Code extends HealthCode> {
  path: '/product/detail' | '/food-app/product/detail';
  /** Path of the product's home. */
  home: Path;
  /** Reads the goods of the address. The screen reads them again each time: the person may have bought them in the native app. */
  useGoods: () => Query<Data, Code>;
  /** Expected height of the content below the head, as a CSS length. */
  restHeight: string;
  children: (goods: Data) => ReactNode;
}

/** Shows the goods named in the address, with a share button. */
export function GoodsScreen<Data extends Goods, Code extends HealthCode>(props: Props<Data, Code>) {
  const [params] = useParams(goodsParams);
  if (params) return <NamedGoods key={params.goodsId} goodsId={params.goodsId} {...props} />;
  return (
    <Screen title={<Trans>Product</Trans>}>
      <GoodsGone home={props.home} />
    </Screen>
  );
}

function NamedGoods<Data extends Goods, Code extends HealthCode>({
  goodsId,
  path,
  home,
  useGoods,
  restHeight,
  children,
}: Props<Data, Code> & { goodsId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const goods = useQuery(useGoods());
  return (
    <ShareableScreen
      title={<Trans>Product</Trans>}
      label={t`Share`}
      content={
        goods.data && {
          ...goodsToShare(goods.data, format),
          url: new URL(pathTo(path, { goodsId }), location.href).href,
        }
      }
      event="goods.share"
    >
      <GoodsView query={goods} home={home} restHeight={restHeight}>
        {children}
      </GoodsView>
    </ShareableScreen>
  );
}
