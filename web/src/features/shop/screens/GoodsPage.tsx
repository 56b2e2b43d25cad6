import { type GoodsDetail, maskPhone } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../lib/params.ts';
import { queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { ShareableScreen } from '../../../platform/ShareableScreen.tsx';
import { useSession } from '../../../platform/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { GoodsHead } from '../../../ui/goods-detail/GoodsHead.tsx';
import { GoodsGone, GoodsView } from '../../../ui/goods-detail/GoodsView.tsx';
import { PostalAddressText } from '../../../ui/order/PostalAddressText.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { LinkRow } from '../../../ui/Row.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { goodsToShare } from '../../../ui/shop/goods-text.ts';
import { BuyBar } from '../components/BuyBar.tsx';
import { useTerms } from '../components/useTerms.tsx';
import { goodsParams } from '../model/params.ts';

/** `/food-app/product/detail`: goods with all terms of buying beside the price. */
export function GoodsPage() {
  const [params] = useParams(goodsParams);
  if (params) return <Goods key={params.goodsId} goodsId={params.goodsId} />;
  return (
    <Screen title={<Trans>Product</Trans>}>
      <GoodsGone home={pathTo('/food-app')} />
    </Screen>
  );
}

function Goods({ goodsId }: { goodsId: string }) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  // The person may have bought it in the native app meanwhile.
  const goods = useQuery({ ...queries.orders.goodsDetail({ goodsId }, { silent: true }), staleTime: 0 });
  return (
    <ShareableScreen
      title={<Trans>Product</Trans>}
      label={t`Share`}
      content={
        goods.data && {
          ...goodsToShare(goods.data, i18n.locale),
          url: new URL(pathTo('/food-app/product/detail', { goodsId }), location.href).href,
        }
      }
      event="goods.share"
    >
      <GoodsView query={goods} home={pathTo('/food-app')} restHeight="24rem">
        {(data) => <GoodsContent goods={data} />}
      </GoodsView>
    </ShareableScreen>
  );
}

function GoodsContent({ goods }: { goods: GoodsDetail }) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const terms = useTerms(goods);
  const english = i18n.locale === 'en';
  const attributes = goods.attributes ?? [];
  const text = english ? goods.detailEn : goods.detail;
  return (
    <>
      <GoodsHead goods={goods} price={goods.price} soldOut={!goods.inStock} facts={terms} />
      {user.userToken && <Address />}
      {attributes.length > 0 && (
        <Card title={<Trans>Facts</Trans>} padded>
          <Facts
            facts={attributes.map(({ name, nameEn, value, valueEn }) => ({
              name: english ? nameEn : name,
              value: english ? valueEn : value,
            }))}
          />
        </Card>
      )}
      {text && (
        <Card title={<Trans>About it</Trans>} padded>
          <p>{text}</p>
        </Card>
      )}
      <Card>
        {user.userToken && (
          <>
            <LinkRow href={pathTo('/food-app/product/order/list')} title={<Trans>Your orders</Trans>} />
            <LinkRow href={pathTo('/food-app/extra-nutrition')} title={<Trans>What falls short in your meals</Trans>} />
          </>
        )}
        <LinkRow
          href={pathTo('/food-app/agreement/product/useterms')}
          title={<Trans>Terms of buying, delivery and refunds</Trans>}
        />
      </Card>
      <BuyBar goods={goods} />
    </>
  );
}

/** The default address of a delivery. It loads, and fails, apart from the goods. */
function Address() {
  const address = useQuery(queries.orders.defaultDeliveryAddress({ silent: true }));
  return (
    <Card title={<Trans>Delivered to</Trans>} padded>
      <QueryView
        query={address}
        skeleton={<Skeleton rows={1} height="6rem" />}
        isEmpty={(data) => data === null}
        empty={
          <p>
            <Trans>You have not saved an address yet. The app asks for one when you buy.</Trans>
          </p>
        }
      >
        {(data) => data && <PostalAddressText address={data} phone={maskPhone(data.phoneNumber ?? '')} />}
      </QueryView>
    </Card>
  );
}
