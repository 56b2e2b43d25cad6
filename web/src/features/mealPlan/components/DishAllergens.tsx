import type { Allergen } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { allergenNames } from '#domains/food/labels.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf, type Open } from '#lib/open-value.ts';
import { Badge } from '#ui/Badge.tsx';
import { forbiddenIn } from '../model/plan-day.ts';

interface Props {
  allergens: readonly Open<Allergen>[];
  /** The allergies of the person. */
  heeded: readonly Open<Allergen>[];
}

/** Lists the allergens of a dish, with a warning for those that the person must avoid. */
export function DishAllergens({ allergens, heeded }: Props) {
  const forbidden = forbiddenIn(allergens, heeded);
  const [warned, names] = [
    useNames(forbidden),
    useNames(allergens.filter((allergen) => !forbidden.includes(allergen))),
  ];
  return (
    <>
      {warned && (
        <Badge tone="poor">
          <Trans>Contains {warned}, which you avoid</Trans>
        </Badge>
      )}
      {names && <Trans>Contains: {names}</Trans>}
    </>
  );
}

function useNames(allergens: readonly Open<Allergen>[]): string {
  const { i18n } = useLingui();
  const format = useFormat();
  return format.inner(allergens.map((allergen) => i18n._(labelOf(allergenNames, allergen))));
}
