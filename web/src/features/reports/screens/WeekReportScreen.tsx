import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormat } from '#lib/format/useFormat.ts';
import { addDays, MONDAY, startOfWeek } from '#lib/time/days.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import typography from '#ui/Typography.module.css';
import { OnDemandReport } from '../components/OnDemandReport.tsx';
import { ReportFrame } from '../components/ReportFrame.tsx';
import styles from '../components/Week.module.css';
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

interface Props {
  monday: string;
  /** Whether the week is the current one. */
  isLast: boolean;
  onStep: (days: number) => void;
}

/** Shows the week of the report, with buttons to the previous and the next week. */
function WeekPager({ monday, isLast, onStep }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const from = format.date(monday, 'short');
  const to = format.date(addDays(monday, 6), 'short');
  return (
    <div className={styles.steps}>
      <IconButton
        label={t`Week before`}
        icon={<ChevronLeft aria-hidden="true" size="2rem" />}
        onClick={() => onStep(-7)}
      />
      <p className={typography.strongLead} aria-live="polite">
        {t`${from} – ${to}`}
      </p>
      <IconButton
        label={t`Week after`}
        icon={<ChevronRight aria-hidden="true" size="2rem" />}
        disabled={isLast}
        onClick={() => onStep(7)}
      />
    </div>
  );
}
