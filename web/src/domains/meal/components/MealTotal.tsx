import { Plural, Trans } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';
import { KeyFigure } from '#ui/KeyFigure.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { type MealFood, mealMacros } from '../model/meal-food.ts';

interface Props {
  /** Id of the recognition that found the foods. */
  recognitionId?: string | undefined;
  foods: readonly MealFood[];
}

/** The energy of a meal, and the number of foods that it counts. Nothing while no food has a known energy. */
export function MealTotal({ recognitionId, foods }: Props) {
  const format = useFormat();
  const known = foods.filter(({ per100g, amount }) => per100g !== undefined && amount !== undefined);
  if (known.length === 0) return null;
  const count = known.length;
  const energy = format.energy(mealMacros(known).energy);
  const kcal = recognitionId ? fact('meal.energy', energy, recognitionId) : energy;
  return (
    <p role="status" className={layout.shrink}>
      <KeyFigure>
        {kcal}{' '}
        <small>
          <Trans>kcal</Trans>
        </small>
      </KeyFigure>
      <span className={typography.noteBlock}>
        {known.some(({ typical }) => typical) ? (
          <Plural value={count} one="# food, estimated" other="# foods, estimated" />
        ) : (
          <Plural value={count} one="# food" other="# foods" />
        )}
      </span>
    </p>
  );
}
