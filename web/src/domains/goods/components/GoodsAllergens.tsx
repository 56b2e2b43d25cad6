import type { Allergen } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { allergenNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf, type Open } from '#lib/open-value.ts';

/** Lists the allergens of goods as their label names them. Renders nothing without any. */
export function GoodsAllergens({ allergens = [] }: { allergens?: readonly Open<Allergen>[] | undefined }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (allergens.length === 0) return null;
  const names = format.inner(allergens.map((allergen) => i18n._(labelOf(allergenNames, allergen))));
  return <Trans>Contains: {names}</Trans>;
}
