import type { MealEntry, PlannedMeal } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { ToneKey } from '#domains/food/components/ToneKey.tsx';
import { mealNames } from '#domains/food/labels.ts';
import { entryKey } from '#domains/meal/model/diary-entry.ts';
import { withName } from '#lib/format/punctuation.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { labelOf } from '#lib/open-value.ts';
import { fact } from '#platform/fact.ts';
import styles from './DayEnergyBar.module.css';

interface Props {
  date: string;
  /** The meals in the diary, and their sum in kcal. */
  entries: readonly MealEntry[];
  eaten: number;
  /** The planned meals that may still be eaten, and their sum in kcal. */
  open: readonly PlannedMeal[];
  planned: number;
  /** kcal of the day; null if there is no target */
  target: number | null;
}

/** Shows the day on one line: each meal is as wide as its energy, eaten meals are filled, and a notch marks the target. */
export function DayEnergyBar({ date, entries, eaten, open, planned, target }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const end = Math.max(eaten + planned, target ?? 0, 1);
  const parts = [
    ...entries.map((entry) => ({ ...partOf(entry), key: entryKey(entry), isEaten: true })),
    ...open.map((meal) => ({ ...partOf(meal), key: `planned ${meal.mealId}`, isEaten: false })),
  ];
  const words = parts.map(({ mealType, kcal: energy, isEaten }) => {
    const [name, kcal] = [i18n._(labelOf(mealNames, mealType)), format.energy(energy)];
    return isEaten ? t`${name} ${kcal} kcal, eaten` : t`${name} ${kcal} kcal`;
  });
  const done = fact('energy.eaten', format.energy(eaten), date);
  const tones = [
    { tone: 'strong' as const, name: t`Eaten`, sum: eaten, kcal: done },
    { tone: 'outlined' as const, name: t`Still planned`, sum: planned, kcal: format.energy(planned) },
  ];
  return (
    <div>
      <div className={styles.day} role="img" aria-label={format.list(words)}>
        <div className={styles.bar}>
          {parts.map(({ key, kcal, isEaten }) => (
            <span
              key={key}
              className={isEaten ? styles.eaten : styles.planned}
              style={{ width: `${((kcal || 0) / end) * 100}%` }}
            />
          ))}
          {target !== null && <span className={styles.target} style={{ left: `${(target / end) * 100}%` }} />}
        </div>
      </div>
      <ToneKey
        tones={tones
          .filter(({ sum }) => sum > 0)
          .map(({ tone, name, kcal }) => ({ tone, name: withName(format, name, t`${kcal} kcal`) }))}
      />
    </div>
  );
}

const partOf = ({ mealType, macros }: MealEntry | PlannedMeal) => ({ mealType, kcal: macros.energy });
