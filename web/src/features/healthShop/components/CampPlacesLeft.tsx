import type { CampGoods } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '#ui/gauge/ProgressBar.tsx';

/** Shows the remaining places of a camp as a number, above a bar that empties with them. */
export function CampPlacesLeft({ camp: { places, placesLeft } }: { camp: CampGoods }) {
  const { t } = useLingui();
  if (!(places > 0)) return null;
  return <ProgressBar label={t`Places`} value={placesLeft / places} text={t`${placesLeft} of ${places} left`} />;
}
