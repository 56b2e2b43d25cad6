import type { CampGoods, MyCamp } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { useToday } from '#lib/time/clock.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import type { Fact } from '#ui/FactList.tsx';

/** The dates and the dietitian of a camp, and the places that are left to buy. */
export function useCampFacts(camp: CampGoods | MyCamp): Fact[] {
  const { startDate, endDate, coach } = camp;
  const format = useFormat();
  const today = useToday();
  return [
    {
      name: startDate < today ? <Trans context="camp">Started</Trans> : <Trans context="camp">Starts</Trans>,
      value: format.date(startDate, 'weekday'),
    },
    { name: <Trans context="camp">Ends</Trans>, value: format.date(endDate, 'weekday') },
    { name: <Trans>Dietitian</Trans>, value: <ServerText as="bdi" text={coach} /> },
    ...('places' in camp && camp.places > 0 && isOpen(camp) ? [placesOf(camp)] : []),
  ];
}

const isOpen = ({ status }: CampGoods): boolean => status !== 'over' && status !== 'running';

const placesOf = ({ places, placesLeft }: CampGoods): Fact => ({
  name: <Trans>Places</Trans>,
  value: (
    <Trans>
      {placesLeft} of {places} left
    </Trans>
  ),
});
