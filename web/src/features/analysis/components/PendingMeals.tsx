import type { AnalysisRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { mealTypes } from '#domains/food/model/meal-types.ts';
import { stageNames } from '#domains/meal/labels.ts';
import { knownOf } from '#lib/open-value.ts';
import { queries } from '#platform/client.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { usePolled } from '#platform/query/usePolled.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { AiMark } from '#ui/AiMark.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { unfinishedOf } from '../model/records.ts';
import { MealRow } from './MealRow.tsx';

const MOST_WATCHED = 3;

/**
 * Lists the meals of a day that wait for the server, for a retry or to be saved. Renders nothing if the read fails, because
 * the list below has them too.
 */
export function PendingMeals({ date }: { date: string }) {
  // The person may have submitted a meal on another device since.
  const records = useOptionalQuery(useFirstQuery('analysis.record', date));
  const unfinished = unfinishedOf(records.data?.list ?? []);
  if (unfinished.length === 0) return null;
  const working = unfinished.filter(isWorking);
  return (
    <section className={layout.stack3}>
      <h2 className={typography.strongLead}>
        <Trans>Not finished yet</Trans>
      </h2>
      <Card>
        {unfinished.map((record) =>
          working.indexOf(record) >= 0 && working.indexOf(record) < MOST_WATCHED ? (
            <WatchedMeal key={record.analysisId} record={record} />
          ) : (
            <UnfinishedMeal key={record.analysisId} record={record} />
          ),
        )}
      </Card>
      <AiMark at={unfinished.find(({ generatedAt }) => generatedAt)?.generatedAt}>
        <Trans>Open a meal to edit it.</Trans>
      </AiMark>
    </section>
  );
}

const isWorking = ({ status }: Pick<AnalysisRecord, 'status'>): boolean =>
  status === 'submitted' || status === 'analysing';

function WatchedMeal({ record }: { record: AnalysisRecord }) {
  const { query } = usePolled(queries.analysis.simple({ analysisId: record.analysisId }), isWorking);
  return <UnfinishedMeal record={query.data ?? record} />;
}

function UnfinishedMeal({ record }: { record: AnalysisRecord }) {
  const { i18n } = useLingui();
  const { analysisId, status, mealType, date } = record;
  if (status === 'failed') {
    return (
      <MealRow
        record={record}
        href={pathTo('/ai-food/list', { fromDiary: analysisId, mealType: knownOf(mealTypes, mealType), date })}
        trailing={
          <Badge tone="fair">
            <Trans>Failed: try again</Trans>
          </Badge>
        }
      />
    );
  }
  return (
    <MealRow
      record={record}
      href={pathTo('/ai-food/result', { diaryAnalysisId: analysisId })}
      trailing={
        <Badge tone={status === 'ready' ? 'good' : 'plain'}>
          {status === 'ready' ? (
            <Trans>Ready: save it</Trans>
          ) : (
            i18n._(stageNames[status as keyof typeof stageNames] ?? stageNames.submitted)
          )}
        </Badge>
      }
    />
  );
}
