import type { ExecutionStage, FinishedStage } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Day } from '#lib/time/days.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import { UnstyledButton } from '#ui/UnstyledButton.tsx';
import { stageNames } from '../labels.ts';
import { placeIn } from '../model/plan-day.ts';
import { StageDays } from './PlanDayView.tsx';
import styles from './StageTimeline.module.css';

interface Props {
  stages: readonly ExecutionStage[];
  finished: readonly FinishedStage[];
  /** Id of the stage whose tasks are shown. */
  chosen: string;
  today: Day;
  onChoose: (stageId: string) => void;
}

/**
 * Shows all stages as a line from the first to the last day, each with its score, the current position or its first day.
 */
export function StageTimeline({ stages, finished, chosen, today, onChoose }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const mayScore = usePermit('score') !== undefined;
  return (
    <ol>
      {stages.map((stage) => {
        const { stageId, number, title, titleEn, status, startDate } = stage;
        const points = finished.find((one) => one.stageId === stageId)?.score;
        const score = fact('stage.score', format.number(points), stageId);
        const { day, days } = placeIn(stage, today);
        const begin = format.date(startDate, 'weekday');
        return (
          <li key={stageId} className={styles.stage} data-status={status}>
            <UnstyledButton className={styles.name} aria-pressed={stageId === chosen} onClick={() => onChoose(stageId)}>
              {number} <ServerText text={title} en={titleEn} />
            </UnstyledButton>
            <p className={typography.note}>
              {status === 'current' ? (
                <Trans>
                  Day {day} of {days}
                </Trans>
              ) : status === 'upcoming' ? (
                <Trans>Begins on {begin}</Trans>
              ) : (
                <>
                  {stageNames[status] && i18n._(stageNames[status])} · <StageDays stage={stage} />
                </>
              )}
            </p>
            {status === 'finished' && points != null && (
              <Link href={pathTo('/evaluate', { stageId })} className={styles.score}>
                {mayScore ? <Trans>Score {score}: see the assessment</Trans> : <Trans>See the assessment</Trans>}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
