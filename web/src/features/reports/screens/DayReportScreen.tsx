import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, startOfWeek } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryPart, QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useQueryWithToast } from '#platform/query/useQueryWithToast.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { CalendarStrip } from '#ui/calendar/CalendarStrip.tsx';
import { ContentBoundary } from '#ui/feedback/ContentBoundary.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { DayDetails, DayReport } from '../components/DayReport.tsx';
import { ReportFrame } from '../components/ReportFrame.tsx';
import { marksOf } from '../model/day-coverage.ts';

/** `/food-app/report/day?date=`: a day of the diary, scored only once it is complete. */
export function DayReportScreen() {
  return (
    <ReportFrame title={<Trans>Daily nutrition report</Trans>} plain={pathTo('/food-app/report/day')}>
      {(date, today, setDate) => <Content date={date} today={today} onChange={setDate} />}
    </ReportFrame>
  );
}

interface StripProps {
  date: string;
  today: string;
  onChange: (date: string) => void;
}

function Content({ date, today, onChange }: StripProps) {
  const report = useWithCare(useQuery(useFirstQuery('analysis.dailyReportDetail', date)));
  return (
    <MainAndAside
      main={
        <>
          <ContentBoundary>
            <Strip date={date} today={today} onChange={onChange} />
          </ContentBoundary>
          <QueryView query={report} skeleton={<Skeleton rows={3} height="24rem" />}>
            {(day) => <DayReport key={date} report={day} isToday={date === today} />}
          </QueryView>
        </>
      }
      aside={
        <>
          <QueryPart query={report}>{(day) => <DayDetails key={date} report={day} />}</QueryPart>
          <Card>
            <LinkRow href={pathTo('/food-app/report/week', { date })} title={<Trans>The week</Trans>} />
            <LinkRow href={pathTo('/food-app/report')} title={<Trans>Deep diet report</Trans>} />
            <LinkRow href={pathTo('/food-app/extra-nutrition', { date })} title={<Trans>Nutrients to watch</Trans>} />
          </Card>
        </>
      }
    />
  );
}

/** Shows the days around, with marks for the completeness of their records. */
function Strip({ date, today, onChange }: StripProps) {
  const { t } = useLingui();
  const first = startOfWeek(date, useFormat().firstDay);
  // The weeks on both sides become visible during a swipe.
  const range = { from: addDays(first, -8), to: addDays(first, 14) };
  const days = useQueryWithToast(queries.analysis.dailyReportList({ ...range, pageNum: 1, pageSize: 31 }));
  return (
    <CalendarStrip
      label={t`Day of the report`}
      value={date}
      onChange={onChange}
      max={today}
      marks={marksOf(days.data?.list ?? [])}
      markNames={{ done: t`Fully logged`, partial: t`Partly logged` }}
    />
  );
}
