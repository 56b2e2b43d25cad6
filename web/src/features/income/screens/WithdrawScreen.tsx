import { type IncomeSummary, pageSize } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Price } from '#domains/goods/components/Price.tsx';
import { infiniteQueries } from '#platform/client.ts';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstPages, useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { useSession } from '#platform/session/session.ts';
import { ShareInvitation } from '#platform/share/ShareInvitation.tsx';
import { introductionUrl } from '#platform/share/share-log.ts';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { PendingWithdrawal } from '../components/PendingWithdrawal.tsx';
import { UnsettledIncomeRow } from '../components/UnsettledIncomeRow.tsx';
import { WithdrawableCard } from '../components/WithdrawableCard.tsx';
import { WithdrawalRow } from '../components/WithdrawalRow.tsx';
import { withdrawParams } from '../model/params.ts';
import { useWatchedIncome } from '../model/useWatchedIncome.ts';
import { moves, waitsForPerson } from '../model/withdrawal.ts';

/** `/food-app/distribution/withdraw`: a promoter's income, and the withdrawals with their status. */
export function WithdrawScreen() {
  const { t } = useLingui();
  const [{ tab } = { tab: 'draws' as const }, setParams] = useParams(withdrawParams);
  const summary = useQuery(useFirstQuery('income.summary'));
  const drawable = useQuery(useFirstQuery('income.drawableAmount'));
  // The status of withdrawals changes while the page is closed.
  const draws = useInfiniteQuery(useFirstPages('income.drawList'));
  const known = draws.data?.pages.flatMap(({ list }) => list ?? []) ?? [];
  const waiting = known.filter(waitsForPerson);
  const watch = useWatchedIncome(known.some(moves));
  return (
    <Screen title={<Trans>Income</Trans>}>
      <PullToRefresh>
        <QueryView query={drawable} skeleton={<Skeleton rows={1} height="18rem" />}>
          {(data) => (
            <WithdrawableCard drawable={data} summary={summary.data} waiting={waiting.length > 0} onDrawn={watch} />
          )}
        </QueryView>
        {waiting.map((draw, index) => (
          <PendingWithdrawal key={draw.drawId} draw={draw} first={index === 0} onAct={watch} />
        ))}
        <QueryView query={summary} skeleton={<Skeleton rows={1} height="14rem" />}>
          {(data) => <Sums summary={data} />}
        </QueryView>
        <OwnLink />
        <Tabs
          label={t`Income details`}
          value={tab}
          onChange={(next) => setParams({ tab: next === 'draws' ? undefined : next })}
          tabs={[
            { value: 'draws', label: <Trans>Withdrawals</Trans> },
            { value: 'unsettled', label: <Trans>Not settled yet</Trans> },
          ]}
        >
          {tab === 'draws' ? (
            <InfiniteList
              query={draws}
              label={t`Withdrawals`}
              keyOf={({ drawId }) => drawId}
              rowHeight={7}
              variant="rows"
              skeleton={<Skeleton rows={4} />}
              empty={<EmptyState art="purse" title={<Trans>You have not withdrawn anything yet</Trans>} />}
            >
              {(draw) => <WithdrawalRow draw={draw} />}
            </InfiniteList>
          ) : (
            <Unsettled />
          )}
        </Tabs>
      </PullToRefresh>
    </Screen>
  );
}

/** Shows the sums of the income. */
function Sums({ summary: { totalAmount, available, unsettled, drawn } }: { summary: IncomeSummary }) {
  return (
    <Card padded>
      <FactList
        facts={[
          { name: <Trans>Settled</Trans>, value: <Price cents={available} /> },
          { name: <Trans>Not settled yet</Trans>, value: <Price cents={unsettled} /> },
          { name: <Trans>Not paid out yet, in total</Trans>, value: <Price cents={totalAmount} />, strong: true },
          { name: <Trans>Paid out so far</Trans>, value: <Price cents={drawn} /> },
        ]}
      />
    </Card>
  );
}

/** Offers the link that the income comes from. */
function OwnLink() {
  const { userId, userName } = useSession().user;
  return (
    <Card padded title={<Trans>Your link</Trans>}>
      <div className={layout.column3}>
        <p>
          <Trans>You earn a share of what people buy who join through it.</Trans>
        </p>
        <ShareInvitation url={introductionUrl({ userId, userName })} quiet />
      </div>
    </Card>
  );
}

function Unsettled() {
  const { t } = useLingui();
  const entries = useInfiniteQuery(infiniteQueries.income.waitSettleList({ pageSize }));
  return (
    <InfiniteList
      query={entries}
      label={t`Not settled yet`}
      keyOf={({ incomeId }) => incomeId}
      rowHeight={9}
      variant="rows"
      skeleton={<Skeleton rows={4} />}
      empty={
        <EmptyState art="purse" title={<Trans>Nothing left to settle</Trans>}>
          <Trans>Purchases through your link are listed here until their refund period is over.</Trans>
        </EmptyState>
      }
    >
      {(entry) => <UnsettledIncomeRow entry={entry} />}
    </InfiniteList>
  );
}
