import type { Macros } from '@health-app/sdk';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { MacroBars } from '#domains/food/components/MacroBars.tsx';
import { MacroRing } from '#domains/food/components/MacroRing.tsx';
import { ToneKey } from '#domains/food/components/ToneKey.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { type MealFood, mealMacros } from '../model/meal-food.ts';
import styles from './MealSum.module.css';

interface Props {
  foods: readonly MealFood[];
  /** The day's other meals; absent while unknown. */
  day?: DayOfMeal | undefined;
}

interface DayOfMeal {
  /** The day, if the meal is in its diary. */
  date?: string | undefined;
  others: Macros;
  /** Null if there is no target. */
  target: PermittedTarget | null;
  isOver: boolean;
}

/** Shows the macronutrients of the meal, whose energy `MealTotal` shows, and below it the sum of the day including the meal. */
export function MealSum({ foods, day }: Props) {
  if (foods.length === 0) return null;
  const macros = mealMacros(foods);
  // The bars of a day with a target contain the meal.
  return (
    <>
      {!day?.target && (
        <Card padded title={<Trans>This meal</Trans>}>
          <MacroBars eaten={macros} />
          <NotCounted foods={foods} />
        </Card>
      )}
      {day && (
        <Card padded title={<Trans>Day total with this meal</Trans>}>
          <DayFigure day={day} meal={macros} />
          {day.target && <NotCounted foods={foods} />}
        </Card>
      )}
    </>
  );
}

/** Shows the day including the meal against the target: the other meals pale, this one strong, with a key of the tones. */
export function DayFigure({ day: { date, others, target, isOver }, meal }: { day: DayOfMeal; meal: Macros }) {
  const { t } = useLingui();
  return (
    <div className={layout.line4}>
      <MacroRing target={target} eaten={others.energy} meal={meal.energy} date={date} isOver={isOver} size={13} />
      <div className={styles.bars}>
        <MacroBars eaten={others} meal={meal} of={date} target={target} />
        <ToneKey
          tones={[
            { tone: 'strong', name: t`This meal` },
            { tone: 'pale', name: t`Other meals` },
          ]}
        />
      </div>
    </div>
  );
}

/** Shows the number of foods missing from the sum. Their nutrients are known after the server has looked them up. */
export function NotCounted({ foods }: { foods: readonly MealFood[] }) {
  const count = foods.filter(({ per100g, unknown }) => !per100g && !unknown).length;
  if (count === 0) return null;
  return (
    <p className={typography.note}>
      <Plural value={count} one="# food counts once it is analysed." other="# foods count once they are analysed." />
    </p>
  );
}
