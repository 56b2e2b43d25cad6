import type { WeightComparison } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#lib/format/format.ts';
import { useFormat } from '../model/useFormat.ts';

/** Compares a saved weight with the previous one. */
export function WeightChange({ comparison: { weight, last, change } }: { comparison: WeightComparison }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { fixed } = useFormat();
  const now = fixed(weight.value, 1);
  if (!last || change === null) return <Trans>{now} kg is saved, as your first weight.</Trans>;
  const before = fixed(last.value, 1);
  const day = formatDate(locale, last.measuredAt, 'medium');
  const difference = fixed(Math.abs(change), 1);
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
