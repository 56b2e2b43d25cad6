import type {
  HealthDataDetail,
  HealthDataReading,
  HealthDataType,
  HealthPeriod,
  WeightComparison,
} from '@health-app/sdk';
import { isPregnant } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { readCare, useWithCare } from '#domains/care/model/useCare.ts';
import { PaceNote } from '#domains/health/components/PaceNote.tsx';
import { periodNames } from '#domains/health/labels.ts';
import { ageGroupOf } from '#domains/health/model/age-group.ts';
import { useMonthOfWeights } from '#domains/health/model/useWeightPace.ts';
import { useToday } from '#lib/time/clock.ts';
import type { Day } from '#lib/time/days.ts';
import { track } from '#platform/analytics/analytics.ts';
import { queries } from '#platform/client.ts';
import { QueryPart, QueryView, useIsSettled } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { preloadLineChart } from '#ui/chart/lazy-line-chart.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { EntryBar } from '../components/EntryBar.tsx';
import { HealthKindList } from '../components/HealthKindList.tsx';
import { LatestReading } from '../components/LatestReading.tsx';
import { MeasurementReminder } from '../components/MeasurementReminder.tsx';
import { NormalRangeCard } from '../components/NormalRangeCard.tsx';
import { PeriodCard } from '../components/PeriodCard.tsx';
import { RelatedContent } from '../components/RelatedContent.tsx';
import { SavedWeightChange } from '../components/SavedWeightChange.tsx';
import { UnplannedLossNote } from '../components/UnplannedLossNote.tsx';
import { UnsentWeights } from '../components/UnsentWeights.tsx';
import { WeightSheet } from '../components/WeightSheet.tsx';
import { beginnings, kindNames } from '../labels.ts';
import { withRangesFor } from '../model/chart.ts';
import { detailParams } from '../model/params.ts';

const periods: HealthPeriod[] = ['week', 'month', 'halfYear', 'year'];

const hasReading = ({ series }: HealthDataDetail): boolean => series.some(({ latest }) => latest);

/** The form opens without a last value too, so a reply without its series is one without a value. */
const lastOf = (detail: HealthDataDetail | undefined): HealthDataReading | null =>
  (Array.isArray(detail?.series) && detail.series[0]?.latest) || null;

/** `/health-data/detail`: a kind of health data over a week, a month, half a year or a year. */
export function HealthDataDetailScreen() {
  const [params, setParams] = useParams(detailParams);
  const today = useToday();
  if (!params?.healthDataType) return <HealthKindList unknown={params === undefined} />;
  const { healthDataType, period = 'week', date, add } = params;
  return (
    <Kind
      key={healthDataType}
      type={healthDataType}
      period={period}
      // A future day has no readings.
      date={date !== undefined && date < today ? date : undefined}
      adding={healthDataType === 'weight' && add !== undefined}
      onChange={(changes) => setParams({ healthDataType, period, date, ...changes })}
    />
  );
}

interface Props {
  type: HealthDataType;
  period: HealthPeriod;
  /** Last day of the period. @default today */
  date: Day | undefined;
  /** Whether the form for a weight is initially open. */
  adding: boolean;
  onChange: (changes: { period?: HealthPeriod; date?: Day | undefined }) => void;
}

function Kind({ type, period, date, adding: addingAtFirst, onChange }: Props) {
  const { t, i18n } = useLingui();
  const today = useToday();
  const [adding, setAdding] = useState(addingAtFirst);
  const [saved, setSaved] = useState<WeightComparison>();
  const endAdding = () => {
    setAdding(false);
    // Removes the parameter, so that going back does not open the form again.
    if (addingAtFirst) onChange({});
  };
  // The latest value, its range and the reminder are current, whatever period is displayed.
  // The pace of the weight stands beside the latest value, so both arrive together.
  const weights = useMonthOfWeights(type === 'weight');
  const now = useWithCare(together(useQuery(useFirstQuery('healthData.detail')), weights));
  const isSettled = useIsSettled(now);
  useEffect(preloadLineChart, []);
  const shown = useQuery({
    ...queries.healthData.detail({ healthDataType: type, period, ...(date !== undefined && { date }) }),
    placeholderData: keepPreviousData,
  });
  const account = useQueryWithToast(useFirstQuery('user.accountInformation'));
  // Until the birth date is known, the server's ranges for this person apply.
  const ageGroup = account.data ? ageGroupOf(account.data.birthDate, today) : 'adult';
  const conditions = readCare(account.data?.care)?.conditions;
  const inPregnancy = isPregnant({ conditions });
  const ranged = (detail: HealthDataDetail) => withRangesFor(ageGroup, inPregnancy, detail);
  const canEnter = now.data?.canEnter ?? type === 'weight';
  return (
    <Screen title={i18n._(kindNames[type])}>
      {saved && <SavedWeightChange comparison={saved} />}
      <MainAndAside
        main={
          <>
            {type === 'weight' && <UnsentWeights />}
            <QueryView
              query={now}
              skeleton={
                <>
                  <Skeleton rows={1} height="21.2rem" />
                  <Skeleton rows={1} height="4.4rem" />
                  <Skeleton rows={1} height="47.2rem" />
                </>
              }
            >
              {(detail) =>
                hasReading(detail) ? (
                  <>
                    {type === 'weight' && (
                      <UnplannedLossNote
                        detail={ranged(detail)}
                        onYear={() => onChange({ period: 'year', date: undefined })}
                      />
                    )}
                    <LatestReading
                      detail={ranged(detail)}
                      patient={{ birthDate: account.data?.birthDate, conditions }}
                    />
                    <Tabs
                      label={t`Period`}
                      value={period}
                      onChange={(value) => {
                        track('healthData.period', { period: value });
                        onChange({ period: value });
                      }}
                      tabs={periods.map((value) => ({ value, label: i18n._(periodNames[value]) }))}
                    >
                      <QueryView query={shown} skeleton={<Skeleton rows={1} height="47.2rem" />}>
                        {(data) => (
                          <PeriodCard
                            detail={ranged(data)}
                            date={date}
                            onDateChange={(chosen) => onChange({ date: chosen })}
                          />
                        )}
                      </QueryView>
                    </Tabs>
                  </>
                ) : (
                  <EmptyState art="trend" title={<Trans>Nothing measured yet</Trans>}>
                    {i18n._(beginnings[type])}
                  </EmptyState>
                )
              }
            </QueryView>
          </>
        }
        aside={
          // Beside the chart in a large window, so it must not arrive after the rest.
          isSettled && (
            <>
              <QueryPart query={now}>
                {(detail) =>
                  hasReading(detail) && (
                    <>
                      {type === 'weight' && <PaceNote />}
                      <NormalRangeCard detail={ranged(detail)} ageGroup={ageGroup} isPregnant={inPregnancy} />
                    </>
                  )
                }
              </QueryPart>
              <QueryPart query={now}>{({ remind }) => <MeasurementReminder type={type} remind={remind} />}</QueryPart>
              {type !== 'uricAcid' && (
                <Card>
                  <LinkRow
                    href={pathTo('/health-data/ios-guide', { from: type })}
                    title={<Trans>Sync with your phone’s health data</Trans>}
                    detail={<Trans>Watches, scales and other apps</Trans>}
                  />
                </Card>
              )}
              <RelatedContent type={type} />
            </>
          )
        }
      />
      {canEnter ? (
        <BottomBar>
          <Button fullWidth onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" size="1.8rem" strokeWidth={2.4} />
            <Trans>Add weight</Trans>
          </Button>
        </BottomBar>
      ) : (
        <EntryBar type={type} />
      )}
      {/* The form starts from the last weight. */}
      {adding && !now.isPending && (
        <WeightSheet
          last={lastOf(now.data)}
          onClose={endAdding}
          onSaved={(comparison) => {
            endAdding();
            setSaved(comparison);
          }}
        />
      )}
    </Screen>
  );
}
