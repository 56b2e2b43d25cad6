import type { PartnerPairRank, PartnerRank } from '@health-app/sdk';
import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { queries } from '../../../platform/client.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { QueryView } from '../../../ui/feedback/QueryView.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../../ui/form/Chips.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { kindNames, periodNames } from '../labels.ts';
import { readRankParameters } from '../model/parameters.ts';

const path = '/lose-weight-partner/rank';

type Parameters = NonNullable<ReturnType<typeof readRankParameters>>;

/** `/lose-weight-partner/rank?kind=&period=`: who has lost how much, alone or as a pair. */
export function Rank() {
  const [search, setSearch] = useSearchParams();
  const parameters = readRankParameters(search);
  return (
    <Screen title={<Trans>Ranking</Trans>}>
      {parameters ? (
        <Chosen {...parameters} onChange={(next) => setSearch({ ...parameters, ...next }, { replace: true })} />
      ) : (
        <ErrorState
          title={<Trans>There is no such ranking</Trans>}
          action={
            <ButtonLink href={path}>
              <Trans>See this week</Trans>
            </ButtonLink>
          }
        >
          <Trans>The address names a ranking that does not exist.</Trans>
        </ErrorState>
      )}
    </Screen>
  );
}

function Chosen({ kind, period, onChange }: Parameters & { onChange: (next: Partial<Parameters>) => void }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const people = useQuery({ ...queries.partner.singleRank({ period }), enabled: kind === 'single' });
  const pairs = useQuery({ ...queries.partner.pairRank({ period }), enabled: kind === 'pair' });
  return (
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
        query={kind === 'single' ? people : pairs}
        skeleton={<Skeleton rows={8} height="6.4rem" />}
      >
        {(data) => <Ranking ranking={data} />}
      </QueryView>
    </Tabs>
  );
}
