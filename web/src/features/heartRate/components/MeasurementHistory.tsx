import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Day } from '#lib/time/days.ts';
import { infiniteQueries } from '#platform/client.ts';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import typography from '#ui/Typography.module.css';
import { HeartRateRow } from './HeartRateRow.tsx';
import styles from './PeriodView.module.css';

interface Days {
  from: Day | undefined;
  to: Day | undefined;
}

export const useMeasurementHistory = ({ from, to }: Days) =>
  useInfiniteQuery(
    infiniteQueries.heartRate.history({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
  );

/** Lists the measurements of a range of days, in any state, newest first; without a range, the whole history. */
export function MeasurementHistory(days: Days) {
  const { t } = useLingui();
  const query = useMeasurementHistory(days);
  return (
    <section>
      <h2 className={typography.softHeading}>
        <Trans>History</Trans>
      </h2>
      <InfiniteList
        query={query}
        label={t`History`}
        keyOf={({ recordId }) => recordId}
        rowHeight={6.2}
        variant="rows"
        skeleton={<Skeleton rows={5} height="6.2rem" />}
        empty={
          <p className={styles.nothing}>
            <Trans>Nothing was measured in this period.</Trans>
          </p>
        }
      >
        {(record) => <HeartRateRow record={record} />}
      </InfiniteList>
    </section>
  );
}
