import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** Largest difference that is normal variation; beats/min. */
const everyday = 3;

interface Props {
  heartRate: number;
  day: string;
  /** Whether the average includes this measurement. */
  counted: boolean;
}

/** Compares a resting heart rate with the person's average of the month before. */
export function AverageComparison({ heartRate, day, counted }: Props) {
  const query = useQuery(queries.heartRate.average({ period: 'month', date: day }));
  return (
    <Card padded title={<Trans>Compared with yourself</Trans>}>
      <QueryView query={query} skeleton={<Skeleton rows={1} height="4.5rem" />}>
        {({ average, count }) => <p>{sentence(heartRate, average, counted ? count - 1 : count)}</p>}
      </QueryView>
    </Card>
  );
}

function sentence(heartRate: number, average: number | null, others: number) {
  if (average === null || others < 1) {
    return <Trans>There is nothing to compare it with yet: it is your only measurement at rest in 30 days.</Trans>;
  }
  const difference = Math.abs(heartRate - average);
  if (difference <= everyday) {
    return <Trans>Close to your average at rest of the 30 days up to then, {average} bpm.</Trans>;
  }
  return heartRate > average ? (
    <Trans>
      {difference} bpm above your average at rest of the 30 days up to then, {average} bpm.
    </Trans>
  ) : (
    <Trans>
      {difference} bpm below your average at rest of the 30 days up to then, {average} bpm.
    </Trans>
  );
}
