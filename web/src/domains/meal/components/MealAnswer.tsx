import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import typography from '#ui/Typography.module.css';
import { type MealFood, mealMacros } from '../model/meal-food.ts';

interface Props {
  /** Id of the recognition. */
  recognitionId: string;
  foods: readonly MealFood[];
}

/** Says in one sentence what a recognition found; the numbers follow below. */
export function MealAnswer({ recognitionId, foods }: Props) {
  const format = useFormat();
  const known = foods.filter(({ per100g, amount }) => per100g !== undefined && amount !== undefined);
  if (known.length === 0) return null;
  const count = known.length;
  const kcal = fact('meal.energy', format.energy(mealMacros(known).energy), recognitionId);
  return (
    <p className={typography.lead} role="status">
      {known.some(({ typical }) => typical) ? (
        <Trans>
          <Plural value={count} one="# food" other="# foods" />, about {kcal} kcal in typical portions.
        </Trans>
      ) : (
        <Trans>
          <Plural value={count} one="# food" other="# foods" />, {kcal} kcal.
        </Trans>
      )}
    </p>
  );
}
