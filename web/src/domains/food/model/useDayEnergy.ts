import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';

export interface DayEnergy {
  /** kcal of a day; null if there is no target */
  target: number | null;
  /** kcal of the meals already in the diary */
  eaten: number;
  /** kcal of the meal on the screen, which is not in `eaten`. If it is given, `eaten` is shown in a pale tone. */
  meal?: number;
  /** Whether the day is past, so that no remaining energy is shown. @default false */
  isOver?: boolean;
}

/** The energy of a day against its target, formatted and as a sentence. */
export function useDayEnergy({ target, eaten, meal, isOver = false }: DayEnergy) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = Math.round((eaten || 0) + (meal || 0));
  const goalKcal = target ?? 0;
  const isKnown = goalKcal > 0;
  const left = Math.round(goalKcal) - sum;
  const [total, goal, rest, over] = [sum, goalKcal, left, -left].map(format.energy);
  const sentence = !isKnown
    ? t`${total} kcal`
    : left < 0
      ? t`${total} of ${goal} kcal: ${over} kcal over`
      : isOver
        ? t`${total} of ${goal} kcal eaten`
        : t`${total} of ${goal} kcal: ${rest} kcal left`;
  return { goalKcal, isKnown, isAbove: isKnown && left < 0, total, rest, over, sentence };
}
