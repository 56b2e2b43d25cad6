import type { EvaluationInfo, EvaluationStep } from '@health-app/sdk';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { withHealthConsent } from '#platform/consent/consent-gate.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { FailureText, QueryView } from '#platform/query/QueryView.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import { SurveyIntroduction } from '../components/SurveyIntroduction.tsx';
import { SurveySteps } from '../components/SurveySteps.tsx';
import { refusals } from '../labels.ts';
import { surveyParams } from '../model/params.ts';

interface Start {
  evaluationId: string;
  /** `undefined` if all questions are answered. */
  step: EvaluationStep | undefined;
  resumed: boolean;
}

/** `/food-app/health-survey`: the health assessment, one question at a time. */
export function SurveyScreen() {
  const [start, setStart] = useState<Start>();
  return (
    <Screen title={<Trans>Health assessment</Trans>}>
      {start ? <Running start={start} /> : <Entry onStart={setStart} />}
    </Screen>
  );
}

function Running({ start }: { start: Start }) {
  // The reason of an earlier failure is an extra of the first step.
  const failed = useOptionalQuery({ ...queries.evaluation.report(), enabled: !start.step });
  const { data } = failed;
  const reason = data?.evaluationId === start.evaluationId ? data.failReason : null;
  return <SurveySteps start={start} resumed={start.resumed} failReason={reason ?? undefined} />;
}

/** The first step, by the status of the assessment. */
function Entry({ onStart }: { onStart: (start: Start) => void }) {
  const [params, setParams] = useParams(surveyParams);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queries.evaluation.info(),
    staleTime: 0,
  });
  // A cached status could open answers that are locked by now, or a question that is already answered.
  const query = { data: isFetchedAfterMount ? data : undefined, error, isFetching, refetch };
  const begun = (step: EvaluationStep, resumed: boolean) => {
    // Removes the parameter, so that a reload continues the new assessment.
    if (params?.again) setParams({});
    onStart({ evaluationId: step.evaluationId, step: step.item ? step : undefined, resumed });
  };
  return (
    <QueryView query={query} skeleton={<Skeleton rows={5} />}>
      {(info) => {
        const { status, evaluationId } = info;
        if (status === 'notStarted' || (status === 'ready' && params?.again))
          return <Begin info={info} onBegun={(step) => begun(step, false)} />;
        if (status === 'answering') return <Resume onResumed={(step) => begun(step, true)} />;
        if (evaluationId && (status === 'answered' || status === 'failed'))
          return <Answered onShown={() => onStart({ evaluationId, step: undefined, resumed: true })} />;
        return <Finished info={info} />;
      }}
    </QueryView>
  );
}

/** Shows the introduction. Only its button starts an assessment. */
function Begin({ info, onBegun }: { info: EvaluationInfo; onBegun: (step: EvaluationStep) => void }) {
  const next = useSilentMutation(mutations.evaluation.next);
  const begin = () =>
    withHealthConsent(() => {
      track('assessment.begin');
      next.run({}, { onSuccess: onBegun });
    });
  return (
    <SurveyIntroduction info={info}>
      <InlineError error={next.error} texts={refusals} />
      <Button fullWidth busy={next.isPending} onClick={() => void begin()}>
        <Trans>Begin</Trans>
      </Button>
    </SurveyIntroduction>
  );
}

/** Continues the assessment at the question where the person stopped. */
function Resume({ onResumed }: { onResumed: (step: EvaluationStep) => void }) {
  const { run, error, isPending } = useSilentMutation(mutations.evaluation.next, onResumed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => run({}), []);
  if (!error) return <Skeleton rows={5} />;
  return (
    <ErrorState
      title={<Trans>Your assessment could not be opened</Trans>}
      action={
        <Button variant="quiet" busy={isPending} onClick={() => run({})}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FailureText error={error} texts={refusals} />
    </ErrorState>
  );
}

function Answered({ onShown }: { onShown: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(onShown, []);
  return <Skeleton rows={8} />;
}

/** The answers are locked, because the report is in progress or ready. */
function Finished({ info: { status, progress, reportId } }: { info: EvaluationInfo }) {
  return (
    <Card
      padded
      title={status === 'ready' ? <Trans>Your report is ready</Trans> : <Trans>Your report is being written</Trans>}
    >
      <div className={layout.stack3}>
        <p>
          <Plural value={progress.answered} one="# answer went into it." other="# answers went into it." />
        </p>
        <ButtonLink fullWidth href={pathTo('/food-app/custom/food-health/report', reportId ? { reportId } : {})}>
          <Trans>Open the report</Trans>
        </ButtonLink>
        {status === 'ready' && (
          <ButtonLink fullWidth variant="quiet" href={pathTo('/food-app/health-survey', { again: 1 })}>
            <Trans>Do the assessment again</Trans>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
