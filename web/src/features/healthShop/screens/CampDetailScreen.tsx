import { type CampGoods, isHealthError } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { goodsToShare } from '#domains/goods/model/goods-text.ts';
import { GoodsPage } from '#domains/goodsDetail/components/GoodsPage.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { ShareableScreen } from '#platform/share/ShareableScreen.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';
import { Screen } from '#ui/Screen.tsx';
import typography from '#ui/Typography.module.css';
import { CampOffer } from '../components/CampOffer.tsx';
import styles from '../components/CampPage.module.css';
import { useCampFacts } from '../components/useCampFacts.tsx';
import { campParams } from '../model/params.ts';

/** `/health-data/x-plan/detail`: the offer of a camp. */
export function CampDetailScreen() {
  const [params] = useParams(campParams);
  if (params) return <Camp />;
  return (
    <Screen title={<Trans>Camp details</Trans>}>
      <NoCamp />
    </Screen>
  );
}

/** The number of places is refetched every minute while the page is visible, and when it becomes visible. */
function Camp() {
  const { t } = useLingui();
  const format = useFormat();
  const camp = useQuery({
    ...useFirstQuery('camp.goodsInfo'),
    refetchInterval: 60_000,
  });
  const missing = isHealthError(camp.error, 'business') && camp.error.code === 'NO_CAMP' && !camp.data;
  return (
    <ShareableScreen
      title={<Trans>Camp details</Trans>}
      label={t`Share`}
      content={
        camp.data && {
          ...goodsToShare(camp.data, format),
          url: new URL(pathTo('/health-data/x-plan/detail', { campId: camp.data.campId }), location.href).href,
        }
      }
      event="camp.share"
    >
      {missing ? (
        <NoCamp />
      ) : (
        <QueryView
          query={camp}
          skeleton={
            <>
              <Skeleton rows={1} height="19.3rem" />
              <Skeleton rows={1} height="24rem" />
            </>
          }
        >
          {(data) => <Content camp={data} isFetching={camp.isFetching} onLookAgain={() => void camp.refetch()} />}
        </QueryView>
      )}
    </ShareableScreen>
  );
}

function Content({ camp, ...reading }: { camp: CampGoods; isFetching: boolean; onLookAgain: () => void }) {
  const format = useFormat();
  const facts = useCampFacts(camp);
  return (
    <GoodsPage
      goods={camp}
      price={camp.price}
      goodsId={camp.campId}
      shape="landscape"
      facts={facts}
      action={<CampOffer camp={camp} {...reading} />}
    >
      <Card title={<Trans>Who can join</Trans>} padded>
        {(camp.detail || camp.detailEn) && <ServerText as="p" text={camp.detail} en={camp.detailEn} />}
        <p className={typography.laterSoft}>
          <Trans>
            The limit is 1% of your weight a week, and never more than 1 kg. The camp does not replace medical
            treatment.
          </Trans>
        </p>
      </Card>
      <Card title={<Trans>Included</Trans>} padded>
        <ul className={layout.stack2}>
          {format.pick(camp.features ?? [], camp.featuresEn).map((feature) => (
            <li key={feature} className={styles.feature}>
              <Check aria-hidden="true" size="1.8rem" />
              <ServerText text={feature} />
            </li>
          ))}
        </ul>
      </Card>
    </GoodsPage>
  );
}

function NoCamp() {
  return (
    <ErrorState
      title={<Trans>Camp not found</Trans>}
      action={
        <ButtonLink href={pathTo('/health-data/x-plan')}>
          <Trans>See the camps</Trans>
        </ButtonLink>
      }
    >
      <Trans>No camp is planned, or the link is incomplete.</Trans>
    </ErrorState>
  );
}
