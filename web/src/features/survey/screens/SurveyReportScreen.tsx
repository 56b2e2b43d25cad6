import type { EvaluationReport } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import { ProgressWait } from '#ui/progress-wait/ProgressWait.tsx';
import { Screen } from '#ui/Screen.tsx';
import { ReportContent } from '../components/ReportContent.tsx';
import { refusals } from '../labels.ts';
import { reportParams } from '../model/params.ts';

/** `/food-app/custom/food-health/report?reportId=`: a report of the assessment; without an id, the newest. */
export function SurveyReportScreen() {
  const [params] = useParams(reportParams);
  return (
    <Screen title={<Trans>Assessment report</Trans>}>{params ? <Content key={params.reportId} /> : <Gone />}</Screen>
  );
}

function Content() {
  const { t } = useLingui();
  const { query, waiting, wait } = usePolled(
    useFirstQuery('evaluation.report'),
    ({ status }) => status === 'generating',
  );
  const shown = useWithCare(query);
  if (!query.data && isHealthError(query.error, 'business') && query.error.code === 'NO_REPORT') return <Gone />;
  return (
    <QueryView query={shown} skeleton={<Skeleton rows={8} />}>
      {(report) => {
        if (waiting) {
          return (
            <ProgressWait title={<Trans>Your report is being written</Trans>} {...wait} leave={<HomeLink />}>
              <ProgressBar label={t`Written`} value={report.progress / 100} />
            </ProgressWait>
          );
        }
        return report.content ? <ReportContent report={report} content={report.content} /> : <Failed report={report} />;
      }}
    </QueryView>
  );
}

function Failed({ report: { evaluationId, failReason } }: { report: EvaluationReport }) {
  const again = useSilentMutation(mutations.evaluation.generateReport);
  if (failReason === 'implausible') {
    return (
      <ErrorState
        title={<Trans>The report could not be written</Trans>}
        action={
          <ButtonLink href={pathTo('/food-app/health-survey')}>
            <Trans>Correct height and weight</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your height and your weight do not fit together. All other answers are kept.</Trans>
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={<Trans>The report could not be written</Trans>}
      action={
        <>
          <Button busy={again.isPending} onClick={() => again.run({ evaluationId })}>
            <Trans>Try again</Trans>
          </Button>
          <InlineError error={again.error} texts={refusals} />
        </>
      }
    >
      <Trans>The server could not write it now. Your answers are kept.</Trans>
    </ErrorState>
  );
}

function Gone() {
  return (
    <EmptyState art="survey" title={<Trans>There is no such report</Trans>} action={<HomeLink />}>
      <Trans>A report comes at the end of the health assessment.</Trans>
    </EmptyState>
  );
}

const HomeLink = () => (
  <ButtonLink variant="quiet" href={pathTo('/food-app/custom/food-health')}>
    <Trans>Food and health</Trans>
  </ButtonLink>
);
