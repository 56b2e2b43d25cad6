import type { MealType } from '@health-app/sdk';

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const satisfies readonly MealType[];

/**
 * The meal that people usually eat at a time of day.
 * @param time `HH:mm` on the person's clock
 */
export function mealAt(time: string): MealType {
  if (time >= '04:30' && time < '10:00') return 'breakfast';
  if (time >= '10:30' && time < '14:30') return 'lunch';
  if (time >= '16:30' && time < '21:00') return 'dinner';
  return 'snack';
}
