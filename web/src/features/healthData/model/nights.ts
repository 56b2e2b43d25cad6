/** Converts nights to bars of a chart. */

import type { HealthDataPoint, SleepStages } from '@health-app/sdk';

/** The stages of sleep in a bar, from the bottom up. */
export const stages = ['deep', 'light', 'rem'] as const;

/** h; a device may round each stage. */
const tolerance = 0.35;

/**
 * The hours of each stage of a night, from the bottom of its bar up; undefined if they are unknown or do not make up the
 * time asleep, because the bar would then be longer or shorter than its value.
 */
export function stageHours({ value, stages: told }: Pick<HealthDataPoint, 'value' | 'stages'>): number[] | undefined {
  const hours = stages.map((stage) => (told as Partial<SleepStages> | null | undefined)?.[stage] ?? Number.NaN);
  const total = hours.reduce((sum, one) => sum + one, 0);
  return Math.abs(total - value) <= tolerance ? hours : undefined;
}
