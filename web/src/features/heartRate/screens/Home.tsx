import type { HealthPeriod } from '@health-app/sdk';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { useState } from 'react';
import { track } from '../../../platform/analytics.ts';
import { infiniteQueries, queries } from '../../../platform/client.ts';
import { source } from '../../../platform/embedder.ts';
import { navigate } from '../../../platform/navigation.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { InfiniteList } from '../../../ui/list/InfiniteList.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Latest } from '../components/Latest.tsx';
import { MeasureSheet } from '../components/MeasureSheet.tsx';
import { NoSensor } from '../components/NoSensor.tsx';
import { PeriodView } from '../components/PeriodView.tsx';
import { MeasurementRow, RecordRow } from '../components/RecordRow.tsx';
import { periodNames } from '../labels.ts';
import { addressOf, recordOf } from '../model/measurement.ts';
import { pendingMeasurements } from '../model/pending-measurements.ts';
import styles from './Home.module.css';

const periods: HealthPeriod[] = ['week', 'month', 'year'];

/** `/heart-rate-monitor/home`: the latest measurement, the trend, the history, and a new measurement. */
export function Home() {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const [period, setPeriod] = useState<HealthPeriod>('week');
  const [measuring, setMeasuring] = useState(false);
  const [waiting] = useState(pendingMeasurements);
  const week = useQuery(queries.heartRate.average({ period: 'week' }));
  const history = useInfiniteQuery(infiniteQueries.heartRate.history());
  const newest = history.data?.pages[0]?.list;
  const missing = newest ? waiting.filter((measurement) => !recordOf(measurement, newest)) : [];

  return (
    <Screen title={<Trans>Heart rate</Trans>}>
      <QueryView
        query={week}
        skeleton={<Skeleton rows={1} height="14.5rem" />}
        isEmpty={({ last }) => last === null}
        empty={
          <EmptyState title={<Trans>Nothing measured yet</Trans>}>
            <Trans>Your first measurement takes half a minute. You will see here how your heart rate changes.</Trans>
          </EmptyState>
        }
      >
        {({ last }) => last && <Latest record={last} />}
      </QueryView>
      {source === '' && <NoSensor />}
      {missing.length > 0 && (
        <Card title={<span className={styles.inset}>{t`Not in your history yet`}</span>}>
          {missing.map((measurement) => (
            <MeasurementRow key={measurement.startedAt} measurement={measurement} />
          ))}
        </Card>
      )}
      {!week.error && week.data?.last !== null && (
        <Tabs
          label={t`Period`}
          value={period}
          onChange={(value) => {
            track('heartRate.period', { period: value });
            setPeriod(value);
          }}
          tabs={periods.map((value) => ({ value, label: i18n._(periodNames[value]) }))}
        >
          <PeriodView key={period} period={period} />
        </Tabs>
      )}
      {/* The message above already covers an empty history. */}
      {!(newest?.length === 0 && week.data?.last === null) && (
        <section>
          <h2 className={styles.title}>
            <Trans>History</Trans>
          </h2>
          <InfiniteList
            query={history}
            label={t`History`}
            keyOf={({ recordId }) => recordId}
            rowHeight={6.2}
            variant="rows"
            skeleton={<Skeleton rows={5} height="6.2rem" />}
            empty={<p className={styles.nothing}>{t`Nothing measured yet`}</p>}
          >
            {(record) => <RecordRow record={record} />}
          </InfiniteList>
        </section>
      )}
      {source !== '' && (
        <BottomBar>
          <Button fullWidth onClick={() => setMeasuring(true)}>
            <HeartPulse aria-hidden="true" size="2rem" />
            <Trans>Measure</Trans>
          </Button>
        </BottomBar>
      )}
      {measuring && (
        <MeasureSheet onClose={() => setMeasuring(false)} onDone={(measurement) => navigate(addressOf(measurement))} />
      )}
    </Screen>
  );
}
