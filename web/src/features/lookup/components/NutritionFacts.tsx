import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#lib/format/format.ts';
import type { Food } from '../model/food.ts';
import { useLanguage } from '../model/useLanguage.ts';

/** Carbohydrate and energy per 100 g, if known. The list states the unit once. */
export function NutritionFacts({ food }: { food: Food }) {
  const language = useLanguage();
  const { carbohydrate, energy } = food;
  const carbs = carbohydrate == null ? undefined : formatNumber(language, carbohydrate);
  const kcal = energy == null ? undefined : formatNumber(language, energy);
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
