import { useLingui } from '@lingui/react/macro';
import type { PermittedTarget } from '#domains/care/model/usePermittedTarget.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { fact } from '#platform/fact.ts';

export interface DayEnergy {
  /** Null if there is none. */
  target: PermittedTarget | null;
  /** kcal of the meals already in the diary */
  eaten: number;
  /** kcal of the meal on the screen, which is not in `eaten`. If it is given, `eaten` is shown in a pale tone. */
  meal?: number;
  /** The day, if the energy is that of its diary. */
  date?: string | undefined;
  /** Whether the day is past, so that no remaining energy is shown. @default false */
  isOver?: boolean;
}

/** The energy of a day against its target, formatted and as a sentence. */
export function useDayEnergy({ target, eaten, meal, date, isOver = false }: DayEnergy) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = Math.round((eaten || 0) + (meal || 0));
  const goalKcal = target?.energy ?? 0;
  const isKnown = goalKcal > 0;
  const left = Math.round(goalKcal) - sum;
  const ofDay = (id: 'energy.eaten' | 'energy.left' | 'energy.over', kcal: number) =>
    date === undefined ? format.energy(kcal) : fact(id, format.energy(kcal), date);
  const [total, rest, over] = [ofDay('energy.eaten', sum), ofDay('energy.left', left), ofDay('energy.over', -left)];
  const goal = fact('energy.target', format.energy(goalKcal));
  const sentence = !isKnown
    ? t`${total} kcal`
    : left < 0
      ? t`${total} of ${goal} kcal: ${over} kcal over`
      : isOver
        ? t`${total} of ${goal} kcal eaten`
        : t`${total} of ${goal} kcal: ${rest} kcal left`;
  return { goalKcal, isKnown, isAbove: isKnown && left < 0, total, goal, rest, over, sentence };
}
