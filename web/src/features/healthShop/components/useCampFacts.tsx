import type { CampGoods } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatText } from '#lib/format/format.ts';
import type { Fact } from '#ui/FactList.tsx';

/** The dates and the coach of a camp. */
export function useCampFacts({ startDate, endDate, coach }: CampGoods): Fact[] {
  const { i18n } = useLingui();
  return [
    { name: <Trans context="camp">Begins</Trans>, value: formatDate(i18n.locale, startDate, 'weekday') },
    { name: <Trans context="camp">Ends</Trans>, value: formatDate(i18n.locale, endDate, 'weekday') },
    { name: <Trans>Coach</Trans>, value: <bdi>{formatText(coach)}</bdi> },
  ];
}
