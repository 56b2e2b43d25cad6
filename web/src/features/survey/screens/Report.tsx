import type { EvaluationReport } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '../../../lib/params.ts';
import { useSilentMutation } from '../../../lib/useSilentMutation.ts';
import { mutations, queries } from '../../../platform/client.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { InlineError } from '../../../ui/query/InlineError.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { ProgressBar } from '../../../ui/scale/ProgressBar.tsx';
import { usePolled } from '../../../ui/waiting/usePolled.ts';
import { Waiting } from '../../../ui/waiting/Waiting.tsx';
import { ReportContent } from '../components/ReportContent.tsx';
import { refusals } from '../labels.ts';
import { reportParams } from '../model/params.ts';

/** `/food-app/custom/food-health/report?reportId=`: a report of the assessment; without an id, the newest. */
export function Report() {
  const [params] = useParams(reportParams);
  return (
    <Screen title={<Trans>Assessment report</Trans>}>
      {params ? <Content key={params.reportId} reportId={params.reportId} /> : <Gone />}
    </Screen>
  );
}

function Content({ reportId }: { reportId: string | undefined }) {
  const { t } = useLingui();
  const { query, waiting, elapsed, stopped, lookAgain } = usePolled(
    queries.evaluation.report(reportId ? { reportId } : {}, { silent: true }),
    ({ status }) => status === 'generating',
  );
  if (!query.data && isHealthError(query.error, 'business') && query.error.code === 'NO_REPORT') return <Gone />;
  return (
    <QueryView query={query} skeleton={<Skeleton rows={8} />}>
      {(report) => {
        if (waiting) {
          return (
            <Waiting
              title={<Trans>Your report is being written</Trans>}
              elapsed={elapsed}
              stopped={stopped}
              busy={query.isFetching}
              onLookAgain={lookAgain}
              leave={<HomeLink />}
            >
              <ProgressBar label={t`Written`} value={report.progress / 100} />
            </Waiting>
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
    <EmptyState title={<Trans>There is no such report</Trans>} action={<HomeLink />}>
      <Trans>A report comes at the end of the health assessment.</Trans>
    </EmptyState>
  );
}

const HomeLink = () => (
  <ButtonLink variant="quiet" href={pathTo('/food-app/custom/food-health')}>
    <Trans>Food and health</Trans>
  </ButtonLink>
);
