import type { WeightComparison } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';

/** Compares a saved weight with the previous one. */
export function WeightChange({ comparison: { weight, last, change } }: { comparison: WeightComparison }) {
  const format = useFormat();
  const now = format.number(weight.value, { decimals: 1 });
  if (!last || change === null) return <Trans>{now} kg is saved, as your first weight.</Trans>;
  const before = format.number(last.value, { decimals: 1 });
  const day = format.date(last.measuredAt, 'medium');
  const difference = format.number(Math.abs(change), { decimals: 1 });
  if (change === 0)
    return (
      <Trans>
        {now} kg is saved: as much as on {day}.
      </Trans>
    );
  if (change < 0)
    return (
      <Trans>
        {now} kg is saved: {difference} kg less than on {day} ({before} kg).
      </Trans>
    );
  return (
    <Trans>
      {now} kg is saved: {difference} kg more than on {day} ({before} kg).
    </Trans>
  );
}
