import { type OrderPage, type OrderTab, pageSize } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { infiniteQueries } from '#platform/client.ts';
import { useFirstPages } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { OrderRows } from '../components/OrderRows.tsx';
import { emptyTexts, tabNames } from '../labels.ts';
import { listParams, tabs } from '../model/params.ts';

const ordersOf = (tab: OrderTab) => infiniteQueries.orders.list({ tab, pageSize });

/** `/food-app/product/order/list`: the orders by tab, with their counts on the tabs. */
export function OrderListScreen() {
  const { t, i18n } = useLingui();
  const [{ tab } = { tab: 'all' as const }, setParams] = useParams(listParams);
  // The shop and the native app may change orders while the page is closed.
  const orders = useInfiniteQuery(useFirstPages('orders.list'));
  const counts = useCounts();
  return (
    <Screen title={<Trans>Orders</Trans>}>
      <Wide>
        <Tabs
          label={t`Orders by status`}
          value={tab}
          onChange={(next) => setParams({ tab: next === 'all' ? undefined : next })}
          tabs={tabs.map((value) => ({
            value,
            label: counts?.[value] ? `${i18n._(tabNames[value])} ${counts[value]}` : i18n._(tabNames[value]),
          }))}
        >
          <PullToRefresh>
            <OrderRows
              key={tab}
              query={orders}
              label={i18n._(tabNames[tab])}
              empty={
                <EmptyState
                  art="parcel"
                  title={i18n._(emptyTexts[tab])}
                  action={
                    tab !== 'all' && (
                      <ButtonLink variant="quiet" href={pathTo('/food-app/product/order/list')}>
                        <Trans>Show all orders</Trans>
                      </ButtonLink>
                    )
                  }
                >
                  {tab === 'all' && (
                    <Trans>What you buy in the app is listed here, with its parcel and its refunds.</Trans>
                  )}
                </EmptyState>
              }
              end={<Trans>These are all orders.</Trans>}
            />
          </PullToRefresh>
        </Tabs>
      </Wide>
    </Screen>
  );
}

/** The newest counts of orders by tab. Every tab's reply contains the counts of all tabs. */
function useCounts() {
  const queryClient = useQueryClient();
  const replies = tabs.map((tab) => queryClient.getQueryState<InfiniteData<OrderPage>>(ordersOf(tab).queryKey));
  const [newest] = replies
    .filter((reply) => reply?.data)
    .sort((a, b) => (b?.dataUpdatedAt ?? 0) - (a?.dataUpdatedAt ?? 0));
  return newest?.data?.pages[0]?.counts;
}
