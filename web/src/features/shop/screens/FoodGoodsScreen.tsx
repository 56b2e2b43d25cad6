import { type GoodsDetail, maskPhone } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GoodsHead } from '#domains/goodsDetail/components/GoodsHead.tsx';
import { GoodsScreen } from '#domains/goodsDetail/components/GoodsScreen.tsx';
import { PostalAddressText } from '#domains/order/components/PostalAddressText.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { BuyBar } from '../components/BuyBar.tsx';
import { useGoodsTerms } from '../components/useGoodsTerms.tsx';

/** `/food-app/product/detail`: goods with all terms of purchase beside the price. */
export const FoodGoodsScreen = () => (
  <GoodsScreen
    path="/food-app/product/detail"
    home={pathTo('/food-app')}
    query={(goodsId) => queries.orders.goodsDetail({ goodsId })}
    restHeight="24rem"
  >
    {(goods) => <Content goods={goods} />}
  </GoodsScreen>
);

function Content({ goods }: { goods: GoodsDetail }) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const terms = useGoodsTerms(goods);
  const english = i18n.locale === 'en';
  const attributes = goods.attributes ?? [];
  const text = english ? goods.detailEn : goods.detail;
  return (
    <>
      <GoodsHead goods={goods} price={goods.price} soldOut={!goods.inStock} facts={terms} />
      <MainAndAside
        main={
          <>
            {user.userToken && <Address />}
            {attributes.length > 0 && (
              <Card title={<Trans>Facts</Trans>} padded>
                <FactList
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
          </>
        }
        aside={
          <Card>
            {user.userToken && (
              <>
                <LinkRow href={pathTo('/food-app/product/order/list')} title={<Trans>Your orders</Trans>} />
                <LinkRow
                  href={pathTo('/food-app/extra-nutrition')}
                  title={<Trans>Below the advised amount in your meals</Trans>}
                />
              </>
            )}
            <LinkRow
              href={pathTo('/food-app/agreement/product/useterms')}
              title={<Trans>Terms of buying, delivery and refunds</Trans>}
            />
          </Card>
        }
      />
      <BuyBar goods={goods} />
    </>
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
