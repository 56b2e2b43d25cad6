import { Trans, useLingui } from '@lingui/react/macro';
import type { Food } from '../model/food.ts';

/** Carbohydrate and energy per 100 g, as far as they are known. */
export function Nutrition({ food }: { food: Food }) {
  const { i18n } = useLingui();
  const { carbohydrate, energy } = food;
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const carbs = carbohydrate == null ? undefined : number(carbohydrate);
  const kcal = energy == null ? undefined : number(energy);
  if (carbs && kcal) {
    return (
      <span>
        <Trans>
          per 100 g: {carbs} g carbs, {kcal} kcal
        </Trans>
      </span>
    );
  }
  if (carbs)
    return (
      <span>
        <Trans>per 100 g: {carbs} g carbs</Trans>
      </span>
    );
  if (kcal)
    return (
      <span>
        <Trans>per 100 g: {kcal} kcal</Trans>
      </span>
    );
  return null;
}
