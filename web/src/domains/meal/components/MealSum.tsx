import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { Card } from '#ui/Card.tsx';
import { type MealFood, mealMacros } from '../model/meal-food.ts';
import styles from './MealSum.module.css';

interface Props {
  foods: readonly MealFood[];
  /** kcal of the day's other meals. @default 0 */
  eaten?: number | undefined;
  /** kcal of a day; null without one. @default null */
  target?: number | null | undefined;
  /** @default the macronutrients of the meal */
  bars?: ReactNode;
}

/** The energy and macronutrients of the foods, beside what the day has already. */
export function MealSum({ foods, eaten = 0, target = null, bars }: Props) {
  if (foods.length === 0) return null;
  const macros = mealMacros(foods);
  return (
    <Card padded title={<Trans>The day with this meal</Trans>}>
      <div className={styles.sum}>
        <MacroRing target={target} eaten={eaten} meal={macros.energy} size={13} />
        <div className={styles.bars}>
          {bars ?? <MacroBars eaten={macros} />}
          <NotCounted foods={foods} />
        </div>
      </div>
    </Card>
  );
}

/** The number of foods that the sum lacks: their nutrients are known once the server has looked them up. */
export function NotCounted({ foods }: { foods: readonly MealFood[] }) {
  const count = foods.filter(({ per100g, unknown }) => !per100g && !unknown).length;
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <Plural value={count} one="# food counts once it is analysed." other="# foods count once they are analysed." />
    </p>
  );
}
