import type { HealthDataType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { unitText } from '#ui/units/unit-text.ts';
import { seriesNames } from '../labels.ts';

/** Shows the person's latest value that the goods relate to. It loads only on request. */
export function RelatedValue({ healthDataType }: { healthDataType: HealthDataType }) {
  const [asked, setAsked] = useState(false);
  if (asked) return <OwnReading healthDataType={healthDataType} />;
  return (
    <Button variant="quiet" onClick={() => setAsked(true)}>
      <Trans>What has it to do with me?</Trans>
    </Button>
  );
}

function OwnReading({ healthDataType }: { healthDataType: HealthDataType }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const detail = useQuery(queries.healthData.detail({ healthDataType, period: 'week' }));
  return (
    <div role="status">
      <QueryView
        query={detail}
        skeleton={<Skeleton rows={1} height="3rem" />}
        isEmpty={({ series }) => !series?.some(({ latest }) => latest)}
        empty={<Trans>You have not measured anything yet that this has to do with.</Trans>}
      >
        {({ series }) =>
          series.map(({ code, unit, latest }) => {
            const value = `${format.number(latest?.value)} ${unitText(i18n, unit)}`;
            const name = seriesNames[code];
            const day = format.date(latest?.measuredAt, 'short');
            return (
              <p key={code}>
                {name && `${i18n._(name)}: `}
                <Trans>
                  Your latest value is {value}, of {day}.
                </Trans>
              </p>
            );
          })
        }
      </QueryView>
    </div>
  );
}
