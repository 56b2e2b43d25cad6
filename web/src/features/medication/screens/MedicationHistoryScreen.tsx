import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useToday } from '#lib/time/clock.ts';
import { monthOf, yearOf } from '#lib/time/days.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { AdherenceStreak } from '../components/AdherenceStreak.tsx';
import { MonthView } from '../components/MonthView.tsx';
import { recordParams } from '../model/params.ts';

// Loaded lazily, because most people open only the month.
const YearView = lazy(async () => ({ default: (await import('../deferred/YearView.tsx')).YearView }));
const DoctorSummary = lazy(async () => ({ default: (await import('../deferred/DoctorSummary.tsx')).DoctorSummary }));

type View = 'month' | 'year' | 'doctor';

/** `/medicine-remind/record`: a month, a year, or a summary for the doctor. */
export function MedicationHistoryScreen() {
  const { t } = useLingui();
  const today = useToday();
  const [params, setParams] = useParams(recordParams);
  const { date = today, year = yearOf(today), days = 30 } = params ?? {};
  const view: View = params?.days ? 'doctor' : params?.year ? 'year' : 'month';
  const show = (chosen: View) => {
    if (chosen === 'month') setParams({});
    else setParams(chosen === 'year' ? { year } : { days });
  };
  return (
    <Screen title={<Trans>Medication record</Trans>}>
      {params ? (
        <Wide>
          <Tabs
            label={t`View`}
            value={view}
            onChange={show}
            tabs={[
              { value: 'month', label: <Trans>Month</Trans> },
              { value: 'year', label: <Trans>Year</Trans> },
              { value: 'doctor', label: <Trans>For the doctor</Trans> },
            ]}
          >
            <div className={layout.column4}>
              {view === 'month' && (
                <MonthView
                  day={date}
                  month={params.month ?? monthOf(date)}
                  today={today}
                  onChange={(day) => setParams({ date: day === today ? undefined : day })}
                  onMonthChange={(month) => setParams({ date: params.date, month })}
                >
                  <AdherenceStreak today={today} />
                </MonthView>
              )}
              <Suspense fallback={<Skeleton rows={3} height="24rem" />}>
                {view === 'year' && (
                  <YearView year={year} today={today} onChange={(chosen) => setParams({ year: chosen })} />
                )}
                {view === 'doctor' && (
                  <DoctorSummary days={days} today={today} onChange={(chosen) => setParams({ days: chosen })} />
                )}
              </Suspense>
            </div>
          </Tabs>
        </Wide>
      ) : (
        <ErrorState
          title={<Trans>There is no such record</Trans>}
          action={
            <ButtonLink href={pathTo('/medicine-remind/record')}>
              <Trans>Go to this month</Trans>
            </ButtonLink>
          }
        >
          <Trans>The record goes from 2000 to 2100.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}
