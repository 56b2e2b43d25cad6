import { type Draw, type IncomeEntry, type IncomeSummary, pageSize } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Price } from '#domains/goods/components/Price.tsx';
import { formatText } from '#lib/format/format.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { infiniteQueries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstPages, useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { useSession } from '#platform/session/session.ts';
import { ShareInvitation } from '#platform/share/ShareInvitation.tsx';
import { introductionUrl } from '#platform/share/share-log.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import typography from '#ui/Typography.module.css';
import { DateTimeText } from '#ui/time/DateTimeText.tsx';
import { PendingWithdrawal } from '../components/PendingWithdrawal.tsx';
import { WithdrawableCard } from '../components/WithdrawableCard.tsx';
import { failReasonTexts, sourceNames, statusNames, statusTones } from '../labels.ts';
import { withdrawParams } from '../model/params.ts';
import { useWatchedIncome } from '../model/useWatchedIncome.ts';
import { moves, waitsForPerson } from '../model/withdrawal.ts';
import styles from './WithdrawScreen.module.css';

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
  // A native app may give a token alone, and a link without an id names nobody.
  if (userId === undefined) return null;
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

/** Shows a withdrawal: amount, status, time of the request, and the reason for a failure. */
function WithdrawalRow({ draw: { amount, status, submittedAt, account, failReason } }: { draw: Draw }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <Price cents={amount} />
        <Badge tone={statusTones[status]}>{statusNames[status] ? i18n._(statusNames[status]) : '—'}</Badge>
      </p>
      {failReason && <p>{failReasonTexts[failReason] ? i18n._(failReasonTexts[failReason]) : '—'}</p>}
      <p className={typography.note}>
        <DateTimeText at={submittedAt} /> · <ServerText as="bdi" text={account} />
      </p>
    </div>
  );
}

/** Shows income that is not settled yet: the goods, the buyer, the commission and the settlement date. */
function UnsettledIncomeRow({ entry }: { entry: IncomeEntry }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { title, source, buyer, baseAmount, ratePercent, amount, settlesOn } = entry;
  const name = formatText(buyer);
  const share = format.percent(ratePercent, { atMost: 2 });
  const paid = format.money(baseAmount);
  const day = format.date(settlesOn, 'short');
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <ServerText className={typography.strong} text={title} />
        <Price cents={amount} />
      </p>
      <p className={typography.note}>
        <Badge>{sourceNames[source] ? i18n._(sourceNames[source]) : '—'}</Badge>{' '}
        <Trans>
          <IsolatedName name={name} /> paid {paid}, your share is {share}
        </Trans>
      </p>
      <p className={typography.note}>
        {settlesOn ? <Trans>Settled on {day}</Trans> : <Trans>Waiting for the buyer to receive it</Trans>}
      </p>
    </div>
  );
}
