import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ContentRows } from '#domains/content/components/ContentRows.tsx';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { mayStandBesideHealth } from '#domains/goods/model/advertising.ts';
import { NothingLoaded } from '#platform/query/NothingLoaded.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useAllFailed } from '#platform/query/useAllFailed.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { OwnValues } from '../components/OwnValues.tsx';
import styles from '../components/TopicGoods.module.css';
import type { Topic } from '../model/topics.ts';

/** A topic: free help first, then the person's own values, and goods last. */
export function TopicGoodsScreen({ topic }: { topic: Topic }) {
  const { i18n } = useLingui();
  const { tools } = topic;
  const goods = useQuery(useFirstQuery('lookup.healthDataGoodsList'));
  const reading = useQuery(useFirstQuery('information.listByHealthDataType'));
  const offers = goods.data?.filter(mayStandBesideHealth);
  const failed = useAllFailed();
  const nothing = offers?.length === 0 && reading.data?.length === 0 && tools.length === 0;
  return (
    <Screen title={i18n._(topic.title)}>
      {failed && (
        <NothingLoaded title={<Trans>This could not be loaded</Trans>}>
          <Trans>Check your network.</Trans>
        </NothingLoaded>
      )}
      {/* The parts stay mounted, so that they can retry. */}
      <div hidden={failed} className={styles.parts}>
        <MainAndAside
          main={
            <>
              {nothing ? (
                <EmptyState
                  title={<Trans>There is nothing here yet</Trans>}
                  action={
                    <ButtonLink variant="quiet" href={pathTo('/')}>
                      <Trans>To the start</Trans>
                    </ButtonLink>
                  }
                />
              ) : (
                (reading.data?.length !== 0 || tools.length > 0) && (
                  <Card title={<Trans>Helps without buying anything</Trans>}>
                    {tools.map(({ href, title, detail }) => (
                      <LinkRow key={href} href={href} title={i18n._(title)} detail={i18n._(detail)} />
                    ))}
                    <QueryView query={reading} skeleton={<Skeleton rows={2} />}>
                      {(items) => <ContentRows items={items} />}
                    </QueryView>
                  </Card>
                )
              )}
              <OwnValues topic={topic} />
            </>
          }
          aside={
            offers?.length !== 0 && (
              <Card title={<Trans>Related goods (Ad)</Trans>} padded>
                <QueryView query={goods} skeleton={<Skeleton rows={2} height="8rem" />}>
                  {(list) => (
                    <>
                      <GoodsList
                        goods={list.filter(mayStandBesideHealth)}
                        hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })}
                      />
                      <p className={styles.note}>
                        <Trans>
                          The shop suggests these by the kind of value, not by yours. No goods replace a treatment; ask
                          a doctor about symptoms.
                        </Trans>
                      </p>
                    </>
                  )}
                </QueryView>
              </Card>
            )
          }
        />
      </div>
    </Screen>
  );
}
