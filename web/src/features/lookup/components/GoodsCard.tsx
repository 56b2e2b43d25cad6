import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { GoodsList } from '../../../ui/shop/GoodsList.tsx';
import type { Lookup } from './lookups.tsx';

/** Goods of the shop that suit this lookup. */
export function GoodsCard({ lookup }: { lookup: Lookup }) {
  const { i18n } = useLingui();
  const goods = useQuery(queries.lookup.healthDataGoodsList({ healthDataType: lookup.goods }));
  return (
    <QueryView
      query={goods}
      skeleton={<Skeleton rows={1} height="28rem" />}
      isEmpty={({ length }) => length === 0}
      empty={null}
    >
      {(list) => (
        <Card title={i18n._(lookup.goodsTitle)} padded>
          <GoodsList goods={list} hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })} />
        </Card>
      )}
    </QueryView>
  );
}
