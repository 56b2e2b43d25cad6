import type { AssessmentNextStep } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { track } from '#platform/analytics/analytics.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import styles from './NextStep.module.css';
import { PlanLink } from './PlanLink.tsx';

/** The next step after the stage, with a link. */
export function NextStep({ step }: { step: AssessmentNextStep }) {
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
