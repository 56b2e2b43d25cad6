import type { AssessmentNextStep, StageAssessment } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { track } from '#platform/analytics/analytics.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LeadAndMain } from '#ui/Columns.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './AssessmentContent.module.css';
import { PlanLink } from './PlanLink.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { StageWeightCard } from './StageWeightCard.tsx';
import { TaskScores } from './TaskScores.tsx';

/** Shows the assessment of a finished stage: the score, its parts and the next step. */
export function AssessmentContent({ assessment }: { assessment: StageAssessment }) {
  const format = useFormat();
  const mayScore = usePermit('score');
  const mayCompare = usePermit('weightChange');
  const { number, title, titleEn, startDate, endDate, summary, summaryEn, nextStep } = assessment;
  const advice = format.pick(assessment.advice, assessment.adviceEn);
  const days = [startDate, endDate].map((day) => format.date(day, 'long')).join(' – ');
  return (
    <LeadAndMain
      lead={
        <>
          <div>
            <h2 className={styles.title}>
              <Trans>
                Stage {number}: <ServerText text={title} en={titleEn} />
              </Trans>
            </h2>
            <p className={typography.soft}>{days}</p>
          </div>
          {mayScore && <ScoreCard assessment={assessment} permit={mayScore} />}
          <Card padded title={<Trans>Summary</Trans>}>
            <div className={layout.stack2}>
              <ServerText as="p" text={summary} en={summaryEn} />
              <AiMark at={assessment.generatedAt}>
                <Trans>It is written from the tasks that you marked as done.</Trans>
              </AiMark>
            </div>
          </Card>
          {mayCompare && (
            <StageWeightCard start={assessment.startWeight} end={assessment.endWeight} permit={mayCompare} />
          )}
        </>
      }
      main={
        <>
          <TaskScores assessment={assessment} />
          {advice.length > 0 && (
            <Card padded title={<Trans>Advice</Trans>}>
              <ul className={styles.advice}>
                {advice.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Card>
          )}
          {nextStep && <NextStep step={nextStep} />}
        </>
      }
    />
  );
}

/** The next step after the stage, with a link. */
function NextStep({ step }: { step: AssessmentNextStep }) {
  const { kind, title, titleEn, text, textEn, contentId, stageId } = step;
  return (
    <Card padded title={<Trans>Next step</Trans>}>
      <div className={layout.stack2}>
        <p className={typography.strongLead}>
          <ServerText text={title} en={titleEn} />
        </p>
        {text && (
          <p className={styles.text}>
            <ServerText text={text} en={textEn} />
          </p>
        )}
        {kind === 'course' && contentId !== undefined && (
          <ButtonLink
            href={pathTo('/course', { courseId: contentId })}
            fullWidth
            onClick={() => track('assessment.course')}
          >
            <Trans>Open the course</Trans>
          </ButtonLink>
        )}
        {kind === 'nextStage' && <PlanLink stageId={stageId} />}
      </div>
    </Card>
  );
}
