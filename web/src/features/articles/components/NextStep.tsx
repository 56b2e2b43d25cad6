import type { AssessmentNextStep } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { track } from '#platform/analytics/analytics.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './NextStep.module.css';
import { PlanLink } from './PlanLink.tsx';

/** The next step after the stage, with a link. */
export function NextStep({ step: { kind, title, text, contentId, stageId } }: { step: AssessmentNextStep }) {
  return (
    <Card padded title={<Trans>Next step</Trans>}>
      <div className={styles.step}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
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
