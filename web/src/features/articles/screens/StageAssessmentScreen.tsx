import { type FinishedStage, isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { langOf } from '#lib/format/lang-of.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { track } from '#platform/analytics/analytics.ts';
import { queries } from '#platform/client.ts';
import { isRefused } from '#platform/failures/is-refused.ts';
import { FailureText, QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { usePolled, type Wait } from '#platform/query/usePolled.ts';
import { BrokenLink } from '#platform/routing/BrokenLink.tsx';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { AssessmentContent } from '../components/AssessmentContent.tsx';
import { PlanLink } from '../components/PlanLink.tsx';
import { assessmentRefusals } from '../labels.ts';
import { evaluateParams } from '../model/params.ts';
import styles from './StageAssessmentScreen.module.css';

/** `/evaluate?stageId=`: the assessment of a finished stage; without a stage, of the one that finished last. */
export function StageAssessmentScreen() {
  const [params] = useParams(evaluateParams);
  return (
    <Screen title={<Trans>Stage assessment</Trans>}>
      {params ? (
        <Stages stageId={params.stageId} />
      ) : (
        <BrokenLink title={<Trans>This link has no stage</Trans>} href={pathTo('/evaluate')}>
          <Trans>Show the latest assessment</Trans>
        </BrokenLink>
      )}
    </Screen>
  );
}

function Stages({ stageId }: { stageId: string | undefined }) {
  const { query, wait } = usePolled(
    useFirstQuery('plans.finishedStage'),
    (list) => shownStage(list, stageId)?.assessmentStatus === 'generating',
    { every: 5_000 },
  );
  return (
    <QueryView
      query={query}
      skeleton={<AssessmentSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState art="calendar" title={<Trans>No stage is finished yet</Trans>} action={<PlanLink />}>
          <Trans>
            Do the tasks of your plan day by day. When the last day of a stage is over, you will see here how it went.
          </Trans>
        </EmptyState>
      }
    >
      {(list) => {
        const shown = stageId ?? list[0]?.stageId ?? '';
        return (
          <>
            {list.length > 1 && (
              <Wide>
                <StageChips stages={list} shown={shown} />
              </Wide>
            )}
            {shownStage(list, stageId)?.assessmentStatus === 'generating' ? (
              <PendingAssessment {...wait} />
            ) : (
              <Ready key={shown} stageId={shown} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** The stage of the address, or the one that finished last. */
const shownStage = (stages: FinishedStage[], stageId: string | undefined): FinishedStage | undefined =>
  stageId === undefined ? stages[0] : stages.find((stage) => stage.stageId === stageId);

function StageChips({ stages, shown }: { stages: FinishedStage[]; shown: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const [, setParams] = useParams(evaluateParams);
  const show = (stageId: string) => {
    track('assessment.switch');
    setParams({ stageId });
  };
  return (
    <Chips
      label={t`Finished stages`}
      layout="scroll"
      value={shown}
      onChange={show}
      // In the order of the plan; the newest comes first in the reply.
      options={[...stages].reverse().map(({ stageId, title, titleEn }) => {
        const label = format.text(title, titleEn);
        return { value: stageId, label, lang: langOf(label) };
      })}
    />
  );
}

function Ready({ stageId }: { stageId: string }) {
  const assessment = useWithCare(useQuery(queries.plans.stageAssessmentDetail({ stageId })));
  if (isRefused(assessment) && !isHealthError(assessment.error, 'business', 'GENERATING')) {
    return (
      <ErrorState
        title={<Trans>There is no assessment of this stage</Trans>}
        action={
          <ButtonLink href={pathTo('/evaluate')}>
            <Trans>Show the latest assessment</Trans>
          </ButtonLink>
        }
      >
        <FailureText error={assessment.error as Error} texts={assessmentRefusals} />
      </ErrorState>
    );
  }
  return (
    <QueryView query={assessment} skeleton={<AssessmentSkeleton />} texts={assessmentRefusals}>
      {(assessment) => <AssessmentContent assessment={assessment} />}
    </QueryView>
  );
}

/** Placeholders for stage, score, assessment and tasks. */
function AssessmentSkeleton() {
  return (
    <div className={layout.stack4}>
      <Skeleton rows={1} height="4.8rem" />
      <Skeleton rows={1} height="28rem" />
      <Skeleton rows={1} height="11rem" />
      <Skeleton rows={1} height="32rem" />
    </div>
  );
}

/** Shown while the server computes the score of a stage that has just ended. */
function PendingAssessment({ stopped, busy, onLookAgain }: Wait) {
  return (
    <Card padded>
      <div className={styles.generating}>
        <div className={stopped ? `${styles.dial} ${styles.still}` : styles.dial} aria-hidden="true" />
        <div role="status">
          <p className={typography.strongLead}>
            {stopped ? <Trans>This takes longer than usual</Trans> : <Trans>Your stage is being assessed</Trans>}
          </p>
          <p className={styles.text}>
            {stopped ? (
              <Trans>The assessment continues in the background. Check again, or come back in a few minutes.</Trans>
            ) : (
              <Trans>This takes a few minutes. The result appears here by itself.</Trans>
            )}
          </p>
        </div>
        {stopped && (
          <Button variant="quiet" busy={busy} onClick={onLookAgain}>
            <Trans>Look again</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
