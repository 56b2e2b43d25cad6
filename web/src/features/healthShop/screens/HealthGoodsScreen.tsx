import type { Goods, HealthDataType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { mayStandBesideHealth } from '#domains/goods/model/advertising.ts';
import { GoodsHead } from '#domains/goodsDetail/components/GoodsHead.tsx';
import { GoodsScreen } from '#domains/goodsDetail/components/GoodsScreen.tsx';
import { dataTypes } from '#domains/health/model/data-types.ts';
import { OpenNativePage } from '#platform/access/OpenNativePage.tsx';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Card } from '#ui/Card.tsx';
import { Columns, Wide } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RelatedValue } from '../components/RelatedValue.tsx';

const useGoods = () => useFirstQuery('lookup.healthDataGoodsDetail');

/** `/product/detail`: goods that a lookup, a chart or a plan links to. */
export const HealthGoodsScreen = () => (
  <GoodsScreen path="/product/detail" home={pathTo('/')} useGoods={useGoods} restHeight="20rem">
    {(goods) => <Content goods={goods} />}
  </GoodsScreen>
);

function Content({ goods }: { goods: Goods }) {
  const { user } = useSession();
  const { goodsId, inStock, healthDataTypes = [] } = goods;
  const type = dataTypes.find((one) => healthDataTypes.includes(one));
  return (
    <>
      <GoodsHead goods={goods} price={goods.price} soldOut={!inStock}>
        {user.userToken && type && mayStandBesideHealth(goods) && <RelatedValue healthDataType={type} />}
      </GoodsHead>
      <Wide>
        <Columns>
          {(goods.detail || goods.detailEn) && (
            <Card title={<Trans>About it</Trans>} padded>
              <ServerText as="p" text={goods.detail} en={goods.detailEn} />
            </Card>
          )}
          {type && <Also type={type} goodsId={goodsId} />}
        </Columns>
      </Wide>
      <BottomBar>
        {inStock ? (
          <OpenNativePage page={{ page: 'goods', params: { goodsId } }} event="goods.buy">
            <Trans>Buy in the app</Trans>
          </OpenNativePage>
        ) : (
          <p>
            <Trans>Sold out: it cannot be bought now.</Trans>
          </p>
        )}
      </BottomBar>
    </>
  );
}

/** Lists other goods of the same kind. They load and fail independently. */
function Also({ type, goodsId }: { type: HealthDataType; goodsId: string }) {
  const goods = useQuery(queries.lookup.healthDataGoodsList({ healthDataType: type }));
  const others = goods.data?.filter((one) => one.goodsId !== goodsId && mayStandBesideHealth(one));
  if (others?.length === 0) return null;
  return (
    <Card title={<Trans>Of the same kind</Trans>} padded>
      <QueryView query={goods} skeleton={<Skeleton rows={2} height="8rem" />}>
        {() => <GoodsList goods={others ?? []} hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })} />}
      </QueryView>
    </Card>
  );
}
