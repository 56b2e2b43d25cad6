import type { AnalysisRecord } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { InfiniteList } from '#platform/list/InfiniteList.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { MealRow } from './MealRow.tsx';

/** Lists all analysed meals, newest first. */
export function AnalysedMeals({ query }: { query: ComponentProps<typeof InfiniteList<AnalysisRecord>>['query'] }) {
  const { t } = useLingui();
  return (
    <section className={layout.stack3}>
      <h2 className={typography.strongLead}>
        <Trans>All meals</Trans>
      </h2>
      <InfiniteList
        query={query}
        label={t`Analysed meals, newest first`}
        keyOf={({ analysisId }) => analysisId}
        rowHeight={6.4}
        variant="rows"
        skeleton={<Skeleton rows={5} height="6.4rem" />}
        empty={
          <EmptyState art="plate" title={<Trans>No meal yet</Trans>}>
            <Trans>
              Add what you eat by a photo or by name. You see energy and nutrients at once, and decide what enters the
              diary.
            </Trans>
          </EmptyState>
        }
      >
        {(record) => (
          <MealRow
            record={record}
            href={pathTo('/ai-food/result', { diaryAnalysisId: record.analysisId })}
            trailing={
              record.status === 'ready' &&
              !record.saved && (
                <Badge>
                  <Trans>Not in the diary</Trans>
                </Badge>
              )
            }
          />
        )}
      </InfiniteList>
    </section>
  );
}
