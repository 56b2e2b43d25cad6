import { Trans } from '@lingui/react/macro';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { fact } from '#platform/fact.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { usePolled } from '#platform/query/usePolled.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { StageDays } from './PlanDayView.tsx';

/** Lists the finished stages with their scores and links to their assessments. */
export function FinishedStages() {
  const { query } = usePolled(
    queries.plans.finishedStage(),
    (stages) => stages.some(({ assessmentStatus }) => assessmentStatus === 'generating'),
    { every: 5_000 },
  );
  if (query.data?.length === 0) return null;
  return (
    <Card title={<Trans>Finished stages</Trans>}>
      <QueryView query={query} skeleton={<Skeleton rows={2} />}>
        {(stages) =>
          stages.map((stage) => (
            <LinkRow
              key={stage.stageId}
              href={pathTo('/evaluate', { stageId: stage.stageId })}
              title={<ServerText text={stage.title} en={stage.titleEn} />}
              detail={<StageDays stage={stage} />}
              trailing={<StageScore stageId={stage.stageId} score={stage.score} />}
            />
          ))
        }
      </QueryView>
    </Card>
  );
}

/** The score of a stage, where scores are permitted. */
function StageScore({ stageId, score: points }: { stageId: string; score: number | null }) {
  const format = useFormat();
  const mayScore = usePermit('score') !== undefined;
  if (points === null) {
    return (
      <Badge>
        <Trans>Being assessed</Trans>
      </Badge>
    );
  }
  const score = fact('stage.score', format.number(points), stageId);
  return (
    mayScore && (
      <Badge tone="good">
        <Trans>Score {score}</Trans>
      </Badge>
    )
  );
}
