import type { HealthPeriod, HeartRateRecord } from '@health-app/sdk';
import { pointDayOf, pointDays } from '#domains/health/model/point-days.ts';
import type { Open } from '#lib/open-value.ts';
import { dayOf } from '#lib/time/days.ts';

/** A day, a week of half a year, or a month of a year. */
export interface Slot {
  /** `YYYY-MM-DD`; of a week or a month its first day. */
  start: string;
  /** Lowest and highest measurement, beats/min; null without any, which leaves a gap in the chart. */
  range: readonly [low: number, high: number] | null;
  /** Mean of the measurements, beats/min; null without any. */
  mean: number | null;
}

/** The slots of a period, oldest first: days of a week or a month, weeks of half a year, months of a year. */
export function slotsOf(period: Open<HealthPeriod>, from: string, to: string, records: HeartRateRecord[]): Slot[] {
  const rates = new Map(pointDays(period, from, to).map((day): [string, number[]] => [day, []]));
  for (const { measuredAt, heartRate } of records.filter((record) => Number.isFinite(record.heartRate)))
    rates.get(pointDayOf(dayOf(measuredAt), period, from))?.push(heartRate);
  return [...rates].map(([start, all]) => ({
    start,
    range: all.length > 0 ? ([Math.min(...all), Math.max(...all)] as const) : null,
    mean: all.length > 0 ? Math.round(all.reduce((sum, rate) => sum + rate, 0) / all.length) : null,
  }));
}
