import { Trans } from '@lingui/react/macro';
import type { Adherence } from '../model/year.ts';

/** Due, taken, skipped and missed doses in words. */
export function AdherenceWords({ due, taken, skipped, missed, percent }: Adherence) {
  if (percent === undefined) return <Trans>No dose was due.</Trans>;
  return (
    <Trans>
      {taken} of {due} doses taken, {skipped} skipped, {missed} not logged
    </Trans>
  );
}
