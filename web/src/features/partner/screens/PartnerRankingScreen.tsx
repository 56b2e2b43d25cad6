import type { PartnerPairRank, PartnerRank } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { useMonthOfWeights } from '#domains/health/model/useWeightPace.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { together } from '#platform/query/together.ts';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Wide } from '#ui/Columns.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { PullToRefresh } from '#ui/list/PullToRefresh.tsx';
import { Screen } from '#ui/Screen.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { kindNames, periodNames } from '../labels.ts';
import { rankParams } from '../model/params.ts';

type Params = InferOutput<typeof rankParams>;

/** `/lose-weight-partner/rank?kind=&period=`: the days on which people or pairs recorded their weight. */
export function PartnerRankingScreen() {
  const [params, setParams] = useParams(rankParams);
  return (
    <Screen title={<Trans>Ranking</Trans>}>
      <PullToRefresh>
        {params ? (
          <Chosen {...params} onChange={(next) => setParams({ ...params, ...next })} />
        ) : (
          <ErrorState
            title={<Trans>There is no such ranking</Trans>}
            action={
              <ButtonLink href={pathTo('/lose-weight-partner/rank')}>
                <Trans>See the last 7 days</Trans>
              </ButtonLink>
            }
          >
            <Trans>The link points to a ranking that does not exist.</Trans>
          </ErrorState>
        )}
      </PullToRefresh>
    </Screen>
  );
}

function Chosen({ kind, period, onChange }: Params & { onChange: (next: Partial<Params>) => void }) {
  const { t, i18n } = useLingui();
  const people = useQuery({ ...useFirstQuery('partner.singleRank'), enabled: kind === 'single' });
  const pairs = useQuery({ ...queries.partner.pairRank({ period }), enabled: kind === 'pair' });
  const isSignedIn = useSession().user.userToken !== undefined;
  // They mark the partner, and say why the person is not ranked.
  const relationship = useOptionalQuery({ ...useFirstQuery('partner.relationship'), enabled: isSignedIn });
  const weights = useMonthOfWeights(isSignedIn);
  const { data: relation } = relationship;
  return (
    <Wide>
      <Tabs
        label={t`Ranking of`}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
        tabs={(['single', 'pair'] as const).map((value) => ({ value, label: i18n._(kindNames[value]) }))}
      >
        <Chips
          label={t`Period`}
          value={period}
          onChange={(next) => onChange({ period: next })}
          options={(['week', 'month', 'total'] as const).map((value) => ({ value, label: i18n._(periodNames[value]) }))}
        />
        <QueryView<PartnerRank | PartnerPairRank>
          query={together<typeof people | typeof pairs>(kind === 'single' ? people : pairs, relationship, weights)}
          skeleton={<Skeleton rows={8} height="6.4rem" />}
        >
          {(data) => (
            <Ranking ranking={data} partnerId={relation?.status === 'accepted' ? relation.partner.userId : undefined} />
          )}
        </QueryView>
      </Tabs>
    </Wide>
  );
}
