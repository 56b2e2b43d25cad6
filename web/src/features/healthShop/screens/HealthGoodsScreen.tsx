import type { Goods, HealthDataType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { GoodsFacts } from '#domains/goodsDetail/components/GoodsFacts.tsx';
import { GoodsPage } from '#domains/goodsDetail/components/GoodsPage.tsx';
import { GoodsScreen } from '#domains/goodsDetail/components/GoodsScreen.tsx';
import { useGoodsTerms } from '#domains/goodsDetail/components/useGoodsTerms.tsx';
import { kindNames } from '#domains/health/labels.ts';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { OpenNativePage } from '#platform/access/OpenNativePage.tsx';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const useGoods = () => useFirstQuery('lookup.healthDataGoodsDetail');

/** `/product/detail`: a page of the shop, with the other goods for the same kinds of health data and no value of the person. */
export const HealthGoodsScreen = () => (
  <GoodsScreen path="/product/detail" home={pathTo('/')} useGoods={useGoods} restHeight="24rem">
    {(goods) => <Content goods={goods} />}
  </GoodsScreen>
);

function Content({ goods }: { goods: Goods }) {
  const { goodsId, inStock, healthDataTypes = [] } = goods;
  const terms = useGoodsTerms(goods);
  const buy = <Trans>Buy in the app</Trans>;
  return (
    <GoodsPage
      goods={goods}
      price={goods.price}
      goodsId={goodsId}
      soldOut={!inStock}
      facts={terms}
      action={
        inStock ? (
          <OpenNativePage page={{ page: 'goods', params: { goodsId } }} event="goods.buy" inBrowser={buy}>
            {buy}
          </OpenNativePage>
        ) : (
          <p>
            <Trans>Sold out: it cannot be bought now.</Trans>
          </p>
        )
      }
      related={
        (goods.detail || goods.detailEn) && (
          <Card title={<Trans>About this product</Trans>} padded>
            <ServerText as="p" text={goods.detail} en={goods.detailEn} />
          </Card>
        )
      }
    >
      <GoodsFacts goods={goods} />
      {dataTypes
        .filter((type) => healthDataTypes.includes(type))
        .map((type) => (
          <Also key={type} type={type} goodsId={goodsId} />
        ))}
    </GoodsPage>
  );
}

/** Lists the other goods for a kind of health data. They load and fail independently. */
function Also({ type, goodsId }: { type: HealthDataType; goodsId: string }) {
  const goods = useQuery(queries.lookup.healthDataGoodsList({ healthDataType: type }));
  const { i18n } = useLingui();
  const kind = i18n._(kindNames[type]);
  const others = goods.data?.filter((one) => one.goodsId !== goodsId);
  if (others?.length === 0) return null;
  return (
    <Card title={<Trans>More products: {kind}</Trans>} padded>
      <QueryView query={goods} skeleton={<Skeleton rows={2} height="8rem" />}>
        {() => <GoodsList goods={others ?? []} hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })} />}
      </QueryView>
    </Card>
  );
}
