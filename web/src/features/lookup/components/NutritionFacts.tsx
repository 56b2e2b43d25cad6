import { Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import type { Food } from '../model/food.ts';

/** Carbohydrate and energy per 100 g, if known. The list states the unit once. */
export function NutritionFacts({ food }: { food: Food }) {
  const format = useFormat();
  const { carbohydrate, energy } = food;
  const carbs = carbohydrate == null ? undefined : format.number(carbohydrate);
  const kcal = energy == null ? undefined : format.number(energy);
  if (carbs && kcal) {
    return (
      <span>
        <Trans>
          {carbs} g carbs, {kcal} kcal
        </Trans>
      </span>
    );
  }
  if (carbs)
    return (
      <span>
        <Trans>{carbs} g carbs</Trans>
      </span>
    );
  if (kcal)
    return (
      <span>
        <Trans>{kcal} kcal</Trans>
      </span>
    );
  return null;
}
