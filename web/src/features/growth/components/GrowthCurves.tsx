import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localQuery } from '#platform/query/local.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { indicatorNames } from '../labels.ts';
import { type Indicator, indicators } from '../model/growth-standard.ts';
import type { GrowthRecord } from '../model/record.ts';
import { loadStandard } from '../model/who-tables.ts';
import { IndicatorView } from './IndicatorView.tsx';

interface Props {
  record: GrowthRecord;
  /** Id of the measurement whose details show first. @default the latest */
  picked: string | undefined;
}

const standardQuery = (...of: Parameters<typeof loadStandard>) =>
  localQuery({
    queryKey: ['growth-standard', ...of],
    queryFn: () => loadStandard(...of),
    staleTime: Number.POSITIVE_INFINITY,
    // The tables are static files, which the browser caches: React Query must not wait for a connection.
    networkMode: 'always',
    retry: false,
  });

/** Shows the curves of the selected indicator. */
export function GrowthCurves({ record, picked }: Props) {
  const { t, i18n } = useLingui();
  const [indicator, setIndicator] = useState<Indicator>('weight');
  const { sex } = record.child;
  const standard = useQuery(standardQuery(indicator, sex));
  return (
    <Tabs
      label={t`Measured value`}
      value={indicator}
      onChange={setIndicator}
      tabs={indicators.map((value) => ({ value, label: i18n._(indicatorNames[value]) }))}
    >
      <QueryView query={standard} skeleton={<CurvesSkeleton />}>
        {(rows) => (
          <IndicatorView
            key={`${indicator} ${sex}`}
            indicator={indicator}
            standard={rows}
            record={record}
            first={picked}
          />
        )}
      </QueryView>
    </Tabs>
  );
}

function CurvesSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="4.4rem" />
      <Skeleton rows={1} height="34.3rem" />
      <Skeleton rows={1} height="20rem" />
    </>
  );
}
