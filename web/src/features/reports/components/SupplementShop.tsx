import { Trans } from '@lingui/react/macro';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { goodsOf, usePermittedNutrients } from '../model/usePermittedNutrients.ts';

/** The shop page of the supplements. It may show health foods, because it shows no value of the person. */
export function SupplementShop({ date }: { date: string }) {
  const { query, permitted } = usePermittedNutrients(date);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton rows={3} height="12rem" />}
      isEmpty={(list) => goodsOf(permitted(list)).length === 0}
      empty={<EmptyState art="parcel" title={<Trans>The shop has nothing for you right now</Trans>} />}
    >
      {(list) => (
        <GoodsList
          goods={goodsOf(permitted(list))}
          hrefOf={(goodsId) => pathTo('/food-app/product/detail', { goodsId })}
        />
      )}
    </QueryView>
  );
}
