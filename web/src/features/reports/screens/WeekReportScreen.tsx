import { Trans } from '@lingui/react/macro';
import { addDays, MONDAY, startOfWeek } from '#lib/time/days.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { OnDemandReport } from '../components/OnDemandReport.tsx';
import { ReportFrame } from '../components/ReportFrame.tsx';
import { WeekPager } from '../components/WeekPager.tsx';
import { WeekView } from '../components/WeekView.tsx';

/** `/food-app/report/week?date=`: a week of the diary; averages include only complete days. */
export function WeekReportScreen() {
  return (
    <ReportFrame title={<Trans>Weekly report</Trans>} plain={pathTo('/food-app/report/week')}>
      {(date, today, setDate) => {
        const monday = startOfWeek(date, MONDAY);
        return (
          <>
            <Wide>
              <WeekPager
                monday={monday}
                isLast={addDays(monday, 7) > today}
                onStep={(days) => setDate(addDays(monday, days))}
              />
            </Wide>
            <OnDemandReport
              key={monday}
              type="week"
              date={date}
              none={(make) => (
                <EmptyState art="trend" title={<Trans>No report of this week yet</Trans>} action={make}>
                  <Trans>It looks at what you recorded, and takes a few seconds.</Trans>
                </EmptyState>
              )}
            >
              {(report) => report.week && <WeekView report={report} week={report.week} today={today} />}
            </OnDemandReport>
          </>
        );
      }}
    </ReportFrame>
  );
}
