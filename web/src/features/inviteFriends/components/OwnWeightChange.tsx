import type { HealthDataDetail } from '@health-app/sdk';
import { mayLoseWeight } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { personOf } from '#domains/health/model/person.ts';
import { unplannedLossOf } from '#domains/health/model/unplanned-loss.ts';
import { paceOf } from '#domains/health/model/weight-pace.ts';
import { useToday } from '#lib/time/clock.ts';
import { addDays } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { changeOver, type Period, periods } from '../model/weight-change.ts';
import { WeightChangeSharing } from './WeightChangeSharing.tsx';

/** Number of days in one reply. */
const month = 30;

/** Shows the person's own change over a selectable period, with actions to share it. */
export function OwnWeightChange() {
  const { t } = useLingui();
  const today = useToday();
  // Without the profile, no weight loss is offered for sharing.
  const user = useOptionalQuery(useFirstQuery('user.information'));
  const mayShowChange = usePermit('weightChange') !== undefined;
  const [period, setPeriod] = useState<Period>(30);
  // A reply covers 30 days. The day before the period is included: a change "in 30 days" needs 31 days.
  const ends = Array.from({ length: Math.ceil((period + 1) / month) }, (_, index) => addDays(today, -index * month));
  const query = useQueries({
    queries: ends.map((date) => queries.healthData.detail({ healthDataType: 'weight', period: 'month', date })),
    combine: together,
  });
  return (
    <Wide>
      <Chips
        label={t`Period`}
        value={period}
        onChange={setPeriod}
        options={periods.map((days) => ({ value: days, label: t`${days} days` }))}
      />
      <QueryView query={query} skeleton={<Skeleton rows={1} height="28rem" />}>
        {(replies) => (
          <Content
            key={period}
            replies={replies}
            period={period}
            today={today}
            // False until the profile is loaded, so that nobody is praised by mistake.
            eligible={
              user.data !== undefined &&
              mayLoseWeight(personOf(user.data, today)) &&
              mayShowChange &&
              !replies.some(unplannedLossOf)
            }
          />
        )}
      </QueryView>
    </Wide>
  );
}

/** Combines several replies: loaded if all are loaded, failed if one has failed. */
const together = (replies: UseQueryResult<HealthDataDetail>[]) => ({
  data: replies.every(({ data }) => data) ? replies.flatMap(({ data }) => data ?? []) : undefined,
  error: replies.find(({ error }) => error)?.error ?? null,
  isFetching: replies.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(replies.map(({ refetch }) => refetch())),
});

interface ContentProps {
  /** The months of the period, the latest first. */
  replies: HealthDataDetail[];
  period: Period;
  today: string;
  /** Whether a loss is good for the person, and planned. */
  eligible: boolean;
}

function Content({ replies, period, today, eligible }: ContentProps) {
  const weights = replies.map(({ series }) => series?.[0]?.points ?? []);
  const change = changeOver(weights.flat(), period, today);
  // The first reply ends today. From a query of its own, the pace would move what stands below it.
  if (change) return <WeightChangeSharing change={change} pace={paceOf(weights[0] ?? [], today)} eligible={eligible} />;
  return (
    <EmptyState
      art="trend"
      title={<Trans>No change to share yet</Trans>}
      action={
        <ButtonLink variant="quiet" href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
          <Trans>Record your weight</Trans>
        </ButtonLink>
      }
    >
      <Trans>Record your weight on two days of the period.</Trans>
    </EmptyState>
  );
}
