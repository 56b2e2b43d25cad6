import type { HealthDataType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ContentRows } from '#domains/content/components/ContentRows.tsx';
import { pathOfContent } from '#domains/content/model/content-path.ts';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { mayStandBesideHealth } from '#domains/goods/model/advertising.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VisibilitySentinel } from '#ui/list/VisibilitySentinel.tsx';

/** Articles and courses of a kind, and goods last. They load when they come near the screen, and fail apart. */
export function Guidance({ type }: { type: HealthDataType }) {
  const [near, setNear] = useState(false);
  const reading = useQuery({
    ...queries.information.listByHealthDataType({ healthDataType: type }, { silent: true }),
    enabled: near,
  });
  const goods = useQuery({
    ...queries.lookup.healthDataGoodsList({ healthDataType: type }, { silent: true }),
    enabled: near,
  });
  const offers = goods.data?.filter(mayStandBesideHealth);
  return (
    <>
      <VisibilitySentinel onNear={() => setNear(true)} />
      {reading.data?.length !== 0 && (
        <Card title={<Trans>To read</Trans>}>
          <QueryView query={reading} skeleton={<Skeleton rows={2} />}>
            {(items) => <ContentRows items={items} hrefOf={pathOfContent} />}
          </QueryView>
        </Card>
      )}
      {offers?.length !== 0 && (
        <Card title={<Trans>Related goods (Ad)</Trans>} padded>
          <QueryView query={goods} skeleton={<Skeleton rows={2} height="8rem" />}>
            {(list) => (
              <GoodsList
                goods={list.filter(mayStandBesideHealth)}
                hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })}
              />
            )}
          </QueryView>
        </Card>
      )}
    </>
  );
}
