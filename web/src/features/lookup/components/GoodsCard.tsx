import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { ShopEntry } from '#domains/goods/components/ShopEntry.tsx';
import { mayStandBesideHealth } from '#domains/goods/model/advertising.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { Lookup } from './lookup-variants.tsx';

/** Goods of the shop that suit this lookup; the neutral entry leads to those that may not stand here. */
export function GoodsCard({ lookup }: { lookup: Lookup }) {
  const { i18n } = useLingui();
  const goods = useQuery(queries.lookup.healthDataGoodsList({ healthDataType: lookup.goods }));
  return (
    <QueryView
      query={goods}
      skeleton={<Skeleton rows={1} height="28rem" />}
      isEmpty={(list) => !list.some(mayStandBesideHealth)}
      empty={null}
    >
      {(list) => (
        <>
          <Card title={i18n._(lookup.goodsTitle)} padded>
            <GoodsList
              goods={list.filter(mayStandBesideHealth)}
              hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })}
            />
          </Card>
          {!list.every(mayStandBesideHealth) && <ShopEntry />}
        </>
      )}
    </QueryView>
  );
}
