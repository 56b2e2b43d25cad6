import type { PlannedMeal } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { mealNames } from '#domains/food/labels.ts';
import { sumMacros } from '#domains/food/model/macros.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import styles from './DayEnergyBar.module.css';

interface Props {
  meals: readonly PlannedMeal[];
  /** kcal of the day; null if there is no target */
  target: number | null;
}

/** Shows the day on one line: each meal is as wide as its energy, eaten meals are filled, and a notch marks the target. */
export function DayEnergyBar({ meals, target }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const sum = sumMacros(meals.map(({ macros }) => macros)).energy;
  const end = Math.max(sum, target ?? 0, 1);
  const words = meals.map(({ mealType, finished, macros }) => {
    const [name, kcal] = [i18n._(labelOf(mealNames, mealType)), format.energy(macros.energy)];
    return finished ? t`${name} ${kcal} kcal, eaten` : t`${name} ${kcal} kcal`;
  });
  return (
    <div className={styles.day} role="img" aria-label={format.list(words)}>
      <div className={styles.bar}>
        {meals.map(({ mealId, finished, macros }) => (
          <span
            key={mealId}
            className={finished ? styles.eaten : styles.planned}
            style={{ width: `${((macros.energy || 0) / end) * 100}%` }}
          />
        ))}
        {target !== null && <span className={styles.target} style={{ left: `${(target / end) * 100}%` }} />}
      </div>
    </div>
  );
}
