import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GoodsList } from '#domains/goods/components/GoodsList.tsx';
import { QueryView, useIsSettled } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { type Topic, topics } from '../model/topics.ts';

/**
 * A page of the shop with every kind of goods. It shows no article and no value of the person, because devices and health
 * foods may not stand beside them (Internet Advertising Measures 2023, Art. 9).
 */
export function TopicGoodsScreen({ topic }: { topic: Topic }) {
  const { i18n } = useLingui();
  const goods = useQuery(useFirstQuery('lookup.healthDataGoodsList'));
  const isSettled = useIsSettled(goods);
  return (
    <Screen title={i18n._(topic.title)}>
      <Wide>
        <QueryView
          query={goods}
          skeleton={<Skeleton rows={2} height="28.6rem" />}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState
              art="parcel"
              title={<Trans>Nothing in the shop here</Trans>}
              action={
                <ButtonLink variant="quiet" href={pathTo('/')}>
                  <Trans>Back to home</Trans>
                </ButtonLink>
              }
            />
          }
        >
          {(list) => (
            <>
              <GoodsList
                cards
                goods={[...list].sort((one, other) => Number(other.inStock) - Number(one.inStock))}
                hrefOf={(goodsId) => pathTo('/product/detail', { goodsId })}
              />
              <p className={typography.note}>
                <Trans>No product replaces medical treatment. If you have symptoms, see a doctor.</Trans>
              </p>
            </>
          )}
        </QueryView>
        {isSettled && (
          <Card title={<Trans>More products</Trans>}>
            {topics
              .filter((other) => other !== topic)
              .map(({ title, path }) => (
                <LinkRow key={path} href={path} title={i18n._(title)} />
              ))}
          </Card>
        )}
      </Wide>
    </Screen>
  );
}
