import type { Goods } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../lib/params.ts';
import { OpenNative } from '../../../platform/access/OpenNative.tsx';
import { queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ShareableScreen } from '../../../platform/ShareableScreen.tsx';
import { useSession } from '../../../platform/session.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { GoodsHead } from '../../../ui/goods-detail/GoodsHead.tsx';
import { GoodsGone, GoodsView } from '../../../ui/goods-detail/GoodsView.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { GoodsList } from '../../../ui/shop/GoodsList.tsx';
import { goodsToShare } from '../../../ui/shop/goods-text.ts';
import { WhyThis } from '../components/WhyThis.tsx';
import { goodsParams } from '../model/params.ts';

/** `/product/detail`: goods that a lookup, a chart or a plan names. */
export function GoodsPage() {
  const [params] = useParams(goodsParams);
  if (params) return <Detail key={params.goodsId} goodsId={params.goodsId} />;
  return (
    <Screen title={<Trans>Product</Trans>}>
      <GoodsGone home={pathTo('/')} />
    </Screen>
  );
}

function Detail({ goodsId }: { goodsId: string }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  // The person may have bought it in the native app meanwhile.
  const goods = useQuery({ ...queries.lookup.healthDataGoodsDetail({ goodsId }, { silent: true }), staleTime: 0 });
  return (
    <ShareableScreen
      title={<Trans>Product</Trans>}
      label={t`Share`}
      content={
        goods.data && {
          ...goodsToShare(goods.data, i18n.locale),
          url: new URL(pathTo('/product/detail', { goodsId }), location.href).href,
        }
      }
      event="goods.share"
    >
      <GoodsView query={goods} home={pathTo('/')} restHeight="20rem">
        {(data) => <Content goods={data} />}
      </GoodsView>
    </ShareableScreen>
  );
}

function Content({ goods }: { goods: Goods }) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const { goodsId, inStock, healthDataTypes = [] } = goods;
  const [type] = healthDataTypes;
  const text = i18n.locale === 'en' ? goods.detailEn : goods.detail;
  return (
    <>
      <GoodsHead goods={goods} price={goods.price} soldOut={!inStock}>
        {user.userToken && type && <WhyThis healthDataType={type} />}
      </GoodsHead>
      {text && (
        <Card title={<Trans>About it</Trans>} padded>
          <p>{text}</p>
        </Card>
      )}
      {type && <Also type={type} goodsId={goodsId} />}
      <BottomBar>
        {inStock ? (
          <OpenNative page={{ page: 'goods', params: { goodsId } }} event="goods.buy">
            <Trans>Buy in the app</Trans>
          </OpenNative>
        ) : (
          <p>
            <Trans>Sold out: it cannot be bought now.</Trans>
          </p>
        )}
      </BottomBar>
    </>
  );
}

/** Other goods of the same kind. They load, and fail, apart. */
function Also({ type, goodsId }: { type: NonNullable<Goods['healthDataTypes']>[number]; goodsId: string }) {
  const goods = useQuery(queries.lookup.healthDataGoodsList({ healthDataType: type }, { silent: true }));
  const others = goods.data?.filter((one) => one.goodsId !== goodsId);
  if (others?.length === 0) return null;
  return (
    <Card title={<Trans>Of the same kind</Trans>} padded>
      <QueryView query={goods} skeleton={<Skeleton rows={2} height="8rem" />}>
        {() => <GoodsList goods={others ?? []} hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })} />}
      </QueryView>
    </Card>
  );
}
