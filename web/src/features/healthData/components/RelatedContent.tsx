import type { HealthDataType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContentRows } from '#domains/content/components/ContentRows.tsx';
import { ShopEntry } from '#domains/goods/components/ShopEntry.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VisibilitySentinel } from '#ui/list/VisibilitySentinel.tsx';

/** Lists articles and courses about a kind, loaded when they come near the viewport, and links to the shop. */
export function RelatedContent({ type }: { type: HealthDataType }) {
  const [near, setNear] = useState(false);
  const reading = useQuery({
    ...queries.information.listByHealthDataType({ healthDataType: type }),
    enabled: near,
  });
  return (
    <>
      <VisibilitySentinel onNear={() => setNear(true)} />
      {reading.data?.length !== 0 && (
        <Card title={<Trans>To read</Trans>}>
          <QueryView query={reading} skeleton={<Skeleton rows={2} />}>
            {(items) => <ContentRows items={items} />}
          </QueryView>
        </Card>
      )}
      {near && <ShopEntry />}
    </>
  );
}
