import type { HealthDataType } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../platform/client.ts';
import { pathOfContent } from '../../../platform/content-path.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ContentRows } from '../../../ui/list/ContentRows.tsx';
import { WhenNear } from '../../../ui/list/WhenNear.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { GoodsList } from '../../../ui/shop/GoodsList.tsx';
import styles from './Guidance.module.css';

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
  return (
    <>
      <WhenNear onNear={() => setNear(true)} />
      {reading.data?.length !== 0 && (
        <Card
          title={
            <span className={styles.title}>
              <Trans>To read</Trans>
            </span>
          }
        >
          <QueryView query={reading} skeleton={<Skeleton rows={2} />}>
            {(items) => <ContentRows items={items} hrefOf={pathOfContent} />}
          </QueryView>
        </Card>
      )}
      {goods.data?.length !== 0 && (
        <Card title={<Trans>Goods that some people use</Trans>} padded>
          <QueryView query={goods} skeleton={<Skeleton rows={2} height="8rem" />}>
            {(list) => <GoodsList goods={list} hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })} />}
          </QueryView>
        </Card>
      )}
    </>
  );
}
