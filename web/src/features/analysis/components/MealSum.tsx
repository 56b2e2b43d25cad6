import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../platform/client.ts';
import { Card } from '../../../ui/Card.tsx';
import { MacroBars } from '../../../ui/food/MacroBars.tsx';
import { MacroRing } from '../../../ui/food/MacroRing.tsx';
import { type MealFood, mealMacros } from '../../../ui/meal/meal-food.ts';
import styles from './MealSum.module.css';

/** What the foods come to, beside what the day has already. Without the day, the foods stand alone. */
export function MealSum({ foods, date }: { foods: readonly MealFood[]; date: string }) {
  const day = useQuery(queries.analysis.dailyReportDetail({ date }, { silent: true }));
  const unknown = foods.filter(({ per100g }) => !per100g).length;
  if (foods.length === 0) return null;
  const { macros: eaten, target } = day.data ?? {};
  return (
    <Card padded title={<Trans>The day with this meal</Trans>}>
      <div className={styles.sum}>
        <MacroRing target={target?.energy ?? 0} eaten={eaten?.energy ?? 0} meal={mealMacros(foods).energy} size={13} />
        <div className={styles.bars}>
          {eaten && target ? (
            <MacroBars eaten={eaten} meal={mealMacros(foods)} target={target} />
          ) : (
            <MacroBars eaten={mealMacros(foods)} />
          )}
          {unknown > 0 && (
            <p className={styles.note}>
              <Plural
                value={unknown}
                one="# food counts once it is analysed."
                other="# foods count once they are analysed."
              />
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
