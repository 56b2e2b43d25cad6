import type { EvaluationAnswer, EvaluationFailReason } from '@health-app/sdk';
import { isHealthError } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { track } from '#platform/analytics/analytics.ts';
import { mutations } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';
import layout from '#ui/Layout.module.css';
import { refusals } from '../labels.ts';
import { useStepHistory } from '../model/useStepHistory.ts';
import { type SurveyStart, useSurvey } from '../model/useSurvey.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { SurveyQuestion } from './SurveyQuestion.tsx';
import styles from './SurveySteps.module.css';

interface Props {
  start: SurveyStart;
  /** Whether the person continues an assessment of an earlier visit. */
  resumed: boolean;
  failReason: EvaluationFailReason | undefined;
}

/** The questions, one at a time, then the review of all answers. */
export function SurveySteps({ start, resumed, failReason }: Props) {
  const { t } = useLingui();
  const { evaluationId } = start;
  const survey = useSurvey(start);
  const { step, next, pre, count } = survey;
  const draft = useRef<EvaluationAnswer | undefined>(undefined);
  const report = useSilentMutation(mutations.evaluation.generateReport, ({ reportId }) => {
    track('assessment.report');
    navigate(pathTo('/food-app/custom/food-health/report', { reportId }), { replace: true });
  });
  const hasStepBefore = !step?.isFirst || survey.reviewing;
  useStepHistory(hasStepBefore, () => survey.back(draft.current));
  const failure = (
    <Failure error={survey.isOffline ? null : (next.error ?? pre.error ?? report.error)} onReload={survey.reload} />
  );
  const busy = next.isPending || pre.isPending;
  if (!step) {
    return (
      <AnswerReview
        evaluationId={evaluationId}
        focus={count > 0}
        failReason={failReason}
        busy={busy || report.isPending}
        failure={failure}
        onOpen={survey.open}
        onFinish={() => report.run({ evaluationId })}
      />
    );
  }
  const { position, total } = step.progress;
  return (
    <>
      <div className={layout.stack1}>
        <ProgressBar label={t`Question ${position} of ${total}`} value={survey.bar} />
        <p role="status" className={styles.note}>
          {count === 0 && resumed && position > 1 && <Trans>You stopped here. Your answers are kept.</Trans>}
          {survey.added > 0 && <Plural value={survey.added} one="# question more" other="# questions more" />}
          {survey.added < 0 && <Plural value={-survey.added} one="# question less" other="# questions less" />}
        </p>
      </div>
      <SurveyQuestion
        key={`${step.item.itemId} ${count}`}
        evaluationId={evaluationId}
        item={step.item}
        focus={count > 0}
        hasStepBefore={hasStepBefore}
        busy={busy}
        offline={survey.isOffline}
        failure={failure}
        onAnswer={(answer, drop) => survey.answer(step.item.itemId, answer, drop)}
        onBack={survey.back}
        onDraft={(answer) => {
          draft.current = answer;
        }}
      />
    </>
  );
}

/** Error codes that mean that the displayed questions are outdated. */
const changed: readonly string[] = ['UNKNOWN_ITEM', 'UNKNOWN_OPTION', 'WRONG_KIND'];
const over: readonly string[] = ['LOCKED', 'GENERATING', 'GONE'];

/** Shows the error of a step, with the next action. */
function Failure({ error, onReload }: { error: Error | null; onReload: () => void }) {
  const code = (isHealthError(error, 'business') && error.code) || '';
  return (
    <>
      <InlineError error={error} texts={refusals} />
      {changed.includes(code) && (
        <Button variant="quiet" fullWidth onClick={onReload}>
          <Trans>Show the current question</Trans>
        </Button>
      )}
      {over.includes(code) && (
        <ButtonLink variant="quiet" fullWidth href={pathTo('/food-app/custom/food-health')}>
          <Trans>See the progress</Trans>
        </ButtonLink>
      )}
    </>
  );
}
