import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ContentRows } from '#domains/content/components/ContentRows.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Lists articles and courses, in place of one with an invalid address. */
export function ContentList({
  kind,
  title,
  children,
}: {
  kind: 'course' | 'reading';
  title: ReactNode;
  children: ReactNode;
}) {
  const contents = useQuery(queries.information.listByTaskType({ taskType: kind }));
  return (
    <>
      <EmptyState art="book" title={title}>
        {children}
      </EmptyState>
      <QueryView query={contents} skeleton={<Skeleton rows={4} />}>
        {(items) => (
          <Card>
            <ContentRows items={items} />
          </Card>
        )}
      </QueryView>
    </>
  );
}
