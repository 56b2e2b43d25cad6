import type { HealthPeriod } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Smartphone from 'lucide-react/icons/smartphone';
import { lazy, Suspense, useState } from 'react';
import { periodNames } from '#domains/health/labels.ts';
import { PhoneCode } from '#platform/access/PhoneCode.tsx';
import { UpdateApp } from '#platform/access/UpdateApp.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { infiniteQueries } from '#platform/client.ts';
import { source } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalInfiniteQuery } from '#platform/query/useOptionalQuery.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside, Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { MeasurementRow } from '../components/HeartRateRow.tsx';
import { LatestMeasurement } from '../components/LatestMeasurement.tsx';
import { MeasurementHistory } from '../components/MeasurementHistory.tsx';
import { MeasureSheet } from '../components/MeasureSheet.tsx';
import { PeriodView } from '../components/PeriodView.tsx';
import { addressOf, recordOf } from '../model/measurement.ts';
import { homeParams } from '../model/params.ts';
import { pendingMeasurements } from '../model/pending-measurements.ts';
import styles from './HeartRateHomeScreen.module.css';

const periods: HealthPeriod[] = ['week', 'month', 'halfYear', 'year'];

/**
 * `/heart-rate-monitor/home`: the latest measurement, a period with its range and history, and a button for a new
 * measurement.
 */
export function HeartRateHomeScreen() {
  const { t, i18n } = useLingui();
  const [params, setParams] = useParams(homeParams);
  const { period = 'week', date } = params ?? {};
  const [measuring, setMeasuring] = useState(false);
  const [waiting] = useState(pendingMeasurements);
  const canMeasure = useBridgeFor('measureHeartRate') !== undefined;
  const week = useQuery(useFirstQuery('heartRate.average'));
  // The history below reports the same failure.
  const history = useOptionalInfiniteQuery({ ...infiniteQueries.heartRate.history(), enabled: waiting.length > 0 });
  const newest = history.data?.pages[0]?.list;
  const missing = newest ? waiting.filter((measurement) => !recordOf(measurement, newest)) : [];

  if (!params) return <NoSuchPeriod />;
  return (
    <Screen title={<Trans>Heart rate</Trans>}>
      <PullToRefresh>
        <MainAndAside
          even
          main={
            <QueryView
              query={week}
              skeleton={<Skeleton rows={1} height="14.5rem" />}
              isEmpty={({ last }) => last === null}
              empty={
                <EmptyState art="trend" title={<Trans>Nothing measured yet</Trans>}>
                  <Trans>
                    Your first measurement takes half a minute. You will see here how your heart rate changes.
                  </Trans>
                </EmptyState>
              }
            >
              {({ last }) => last && <LatestMeasurement record={last} />}
            </QueryView>
          }
          aside={
            <>
              {source === '' && <NoSensor />}
              {missing.length > 0 && (
                <Card title={<Trans>Not in your history yet</Trans>}>
                  {missing.map((measurement) => (
                    <MeasurementRow key={measurement.startedAt} measurement={measurement} />
                  ))}
                </Card>
              )}
            </>
          }
        />
        <Wide>
          {week.error && <MeasurementHistory from={undefined} to={undefined} />}
          {!week.error && week.data?.last !== null && (
            <Tabs
              label={t`Period`}
              value={period}
              onChange={(value) => {
                track('heartRate.period', { period: value });
                setParams({ period: value, date });
              }}
              tabs={periods.map((value) => ({ value, label: i18n._(periodNames[value]) }))}
            >
              <PeriodView
                key={period}
                period={period}
                date={date}
                onDateChange={(chosen) => setParams({ period, date: chosen })}
              />
            </Tabs>
          )}
          <Card>
            <LinkRow
              href={pathTo('/health-data/detail', { healthDataType: 'heartRate' })}
              title={<Trans>Usual range, reminder and articles</Trans>}
            />
          </Card>
        </Wide>
        {source !== '' && (
          <BottomBar>
            {canMeasure ? (
              <Button fullWidth onClick={() => setMeasuring(true)}>
                <HeartPulse aria-hidden="true" size="2rem" />
                <Trans>Measure</Trans>
              </Button>
            ) : (
              <UpdateApp />
            )}
          </BottomBar>
        )}
        {measuring && (
          <MeasureSheet
            onClose={() => setMeasuring(false)}
            onDone={(measurement) => navigate(addressOf(measurement))}
          />
        )}
      </PullToRefresh>
    </Screen>
  );
}

function NoSuchPeriod() {
  return (
    <Screen title={<Trans>Heart rate</Trans>}>
      <ErrorState
        title={<Trans>There is no such period</Trans>}
        action={
          <ButtonLink href={pathTo('/heart-rate-monitor/home')}>
            <Trans>Go to this week</Trans>
          </ButtonLink>
        }
      />
    </Screen>
  );
}

const OpenInApp = lazy(async () => ({ default: (await import('#platform/access/OpenInApp.tsx')).OpenInApp }));

/** Links browsers, which cannot measure a pulse, to the app. */
function NoSensor() {
  const reason = (
    <p>
      <Trans>
        Heart rate can’t be measured in a browser. The app can, with your phone’s camera or a heart-rate monitor.
      </Trans>
    </p>
  );
  return (
    <Card padded>
      <PhoneCode lead={reason}>
        <div className={styles.words}>
          <Smartphone aria-hidden="true" className={styles.icon} size="2.4rem" />
          {reason}
        </div>
        <div className={styles.way}>
          <Suspense>
            <OpenInApp />
          </Suspense>
        </div>
      </PhoneCode>
    </Card>
  );
}
