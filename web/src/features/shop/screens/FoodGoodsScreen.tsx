import { type GoodsDetail, maskPhone } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GoodsFacts } from '#domains/goodsDetail/components/GoodsFacts.tsx';
import { GoodsPage } from '#domains/goodsDetail/components/GoodsPage.tsx';
import { GoodsScreen } from '#domains/goodsDetail/components/GoodsScreen.tsx';
import { useGoodsTerms } from '#domains/goodsDetail/components/useGoodsTerms.tsx';
import { PostalAddressText } from '#domains/order/components/PostalAddressText.tsx';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Purchase } from '../components/Purchase.tsx';

const useGoods = () => useFirstQuery('orders.goodsDetail');

/** `/food-app/product/detail`: goods with all terms of purchase beside the price. */
export const FoodGoodsScreen = () => (
  <GoodsScreen path="/food-app/product/detail" home={pathTo('/food-app')} useGoods={useGoods} restHeight="24rem">
    {(goods) => <Content goods={goods} />}
  </GoodsScreen>
);

function Content({ goods }: { goods: GoodsDetail }) {
  const { user } = useSession();
  const terms = useGoodsTerms(goods);
  return (
    <GoodsPage
      goods={goods}
      price={goods.price}
      goodsId={goods.goodsId}
      soldOut={!goods.inStock}
      facts={terms}
      action={<Purchase goods={goods} />}
      related={
        <>
          {user.userToken && <Address />}
          {(goods.detail || goods.detailEn) && (
            <Card title={<Trans>About this product</Trans>} padded>
              <ServerText as="p" text={goods.detail} en={goods.detailEn} />
            </Card>
          )}
        </>
      }
    >
      <GoodsFacts goods={goods} />
      <Card>
        {user.userToken && <LinkRow href={pathTo('/food-app/product/order/list')} title={<Trans>Your orders</Trans>} />}
        <LinkRow
          href={pathTo('/food-app/agreement/product/useterms')}
          title={<Trans>Terms of buying, delivery and refunds</Trans>}
        />
      </Card>
    </GoodsPage>
  );
}

/** Shows the default delivery address. It loads and fails independently of the goods. */
function Address() {
  const address = useQuery(queries.orders.defaultDeliveryAddress());
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
