import { type CampGoods, isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWithCare } from '#domains/care/model/useCare.ts';
import { GoodsRow } from '#domains/goods/components/GoodsRow.tsx';
import { PaceRow } from '#domains/health/components/PaceNote.tsx';
import { useMonthOfWeights } from '#domains/health/model/useWeightPace.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView, useIsSettled } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { FactList } from '#ui/FactList.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { CampWeight } from '../components/CampWeight.tsx';
import { MyCampCard } from '../components/MyCampCard.tsx';
import { useCampFacts } from '../components/useCampFacts.tsx';
import { campStatusNames, campStatusTones } from '../labels.ts';

/** `/health-data/x-plan`: the person's own camp, or the next one. */
export function CampOverviewScreen() {
  const own = useWithCare(together(useQuery(useFirstQuery('camp.notOver')), useMonthOfWeights()));
  const isSettled = useIsSettled(own);
  return (
    <Screen title={<Trans>Weight management camp</Trans>}>
      <MainAndAside
        main={
          <>
            <QueryView
              query={own}
              skeleton={<Skeleton rows={3} height="35.4rem" />}
              isEmpty={(camp) => camp === null}
              empty={null}
            >
              {(camp) =>
                camp && (
                  <>
                    {/* A loss above the camp's own limit comes before everything else. */}
                    {camp.status === 'running' && (
                      <PaceRow>
                        <Trans>Please tell your dietitian.</Trans>
                      </PaceRow>
                    )}
                    <MyCampCard camp={camp} />
                  </>
                )
              }
            </QueryView>
            {/* Participants of a camp get no offers. */}
            {!own.data && !own.isPending && <NextCamp />}
          </>
        }
        // The camps above it differ in height.
        aside={
          isSettled && (
            <>
              {own.data?.status === 'running' && <CampWeight since={own.data.startDate} />}
              <Card title={<Trans>About the camp</Trans>} padded>
                <p>
                  <Trans>
                    For four weeks, a dietitian adjusts your plan based on your weight, meals and sleep. It isn’t about
                    losing weight fast: the limit is 1% of your weight a week, and never more than 1 kg.
                  </Trans>
                </p>
              </Card>
              {own.data && (
                <Card>
                  <LinkRow
                    href={pathTo('/health-data/x-plan/detail', { campId: own.data.campId })}
                    title={<Trans>What the camp includes</Trans>}
                  />
                </Card>
              )}
            </>
          )
        }
      />
    </Screen>
  );
}

function NextCamp() {
  const camp = useQuery({ ...queries.camp.goodsInfo(), staleTime: 0 });
  if (isHealthError(camp.error, 'business') && camp.error.code === 'NO_CAMP' && !camp.data)
    return (
      <EmptyState
        art="calendar"
        title={<Trans>No camp planned yet</Trans>}
        action={
          <ButtonLink variant="quiet" href={pathTo('/health-data/detail', { healthDataType: 'weight' })}>
            <Trans>See your weight</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <QueryView query={camp} skeleton={<Skeleton rows={1} height="26rem" />}>
      {(data) => <CampCard camp={data} />}
    </QueryView>
  );
}

function CampCard({ camp }: { camp: CampGoods }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const facts = useCampFacts(camp);
  const name = campStatusNames[camp.status];
  const features = format.pick(camp.features ?? [], camp.featuresEn).slice(0, 3);
  return (
    <Card title={<Trans>The next camp</Trans>} padded>
      <GoodsRow goods={camp} price={camp.price} goodsId={camp.campId}>
        <span>
          <Badge tone={campStatusTones[camp.status]}>{name ? i18n._(name) : '—'}</Badge>
        </span>
      </GoodsRow>
      <FactList facts={facts} />
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            · <ServerText text={feature} />
          </li>
        ))}
      </ul>
      <ButtonLink fullWidth href={pathTo('/health-data/x-plan/detail', { campId: camp.campId })}>
        <Trans>See the camp</Trans>
      </ButtonLink>
    </Card>
  );
}
