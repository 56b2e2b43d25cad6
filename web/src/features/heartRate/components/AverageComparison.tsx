import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { addDays } from '#lib/time/days.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import layout from '#ui/Layout.module.css';

const BandScale = lazy(async () => ({ default: (await import('#ui/gauge/BandScale.tsx')).BandScale }));

/** Largest difference that is normal variation; beats/min. */
const everyday = 3;

interface Props {
  heartRate: number;
  day: string;
}

/** Compares a resting heart rate with the 30 days before its day, which it is no part of. */
export function AverageComparison({ heartRate, day }: Props) {
  const query = useQuery(queries.heartRate.average({ period: 'month', date: addDays(day, -1) }));
  return (
    <Card padded title={<Trans>Compared with yourself</Trans>}>
      <QueryView query={query} skeleton={<Skeleton rows={2} height="5rem" />}>
        {({ average, min, max }) => (
          <div className={layout.stack3}>
            {min !== null && max !== null && min < max && <OwnRange heartRate={heartRate} least={min} most={max} />}
            <p>{sentence(heartRate, average)}</p>
          </div>
        )}
      </QueryView>
    </Card>
  );
}

interface RangeProps {
  heartRate: number;
  /** The lowest measurement at rest of 30 days; beats/min. */
  least: number;
  /** The highest. */
  most: number;
}

/** Shows the measurement among those of the person, without a verdict: only the usual range of adults has one. */
function OwnRange({ heartRate, least, most }: RangeProps) {
  const { t } = useLingui();
  const [from, to] = [Math.min(least, heartRate), Math.max(most, heartRate)];
  const margin = to - from;
  return (
    <Suspense fallback={<Skeleton rows={1} height="5.4rem" />}>
      <BandScale
        label={t`Your heart rate at rest in 30 days`}
        bands={[
          { key: 'lower', label: t`Lower`, from: from - margin, to: least, tone: 'plain' },
          { key: 'own', label: t`30-day range`, from: least, to: most + 1, tone: 'good' },
          { key: 'higher', label: t`Higher`, from: most + 1, to: to + 1 + margin, tone: 'plain' },
        ]}
        value={heartRate}
        valueSaid
        format={(value) => String(Math.floor(value))}
      />
    </Suspense>
  );
}

function sentence(heartRate: number, average: number | null) {
  if (average === null) {
    return <Trans>Nothing to compare it with yet: no resting heart rate in the 30 days before.</Trans>;
  }
  const difference = Math.abs(heartRate - average);
  if (difference <= everyday) return <Trans>Close to your 30-day resting average ({average} bpm).</Trans>;
  return heartRate > average ? (
    <Trans>
      {difference} bpm above your 30-day resting average ({average} bpm).
    </Trans>
  ) : (
    <Trans>
      {difference} bpm below your 30-day resting average ({average} bpm).
    </Trans>
  );
}
