import { hasHappened, type LiveExamples, moveDates } from '../../engine/live-dates.ts';
import { successExamples } from '../../engine/success-examples.ts';
import type {
  HealthDataDetail,
  HealthDataRemind,
  HealthDataSeries,
  HealthDataType,
} from '../../generated/operations.ts';
import { type Reading, readingsBehind } from './readings.ts';

/** A series with all its readings, oldest first, from which the points of any period follow. */
export type Series = Pick<HealthDataSeries, 'code' | 'unit' | 'normal'> & { readings: Reading[] };

const detailsOf = (examples: LiveExamples): HealthDataDetail[] =>
  successExamples(examples.original, 'healthData.detail');

/** The kinds of health data that the examples have, with the reminder of the first example of each. */
export const remindersOf = (examples: LiveExamples): Map<HealthDataType, HealthDataRemind | null> =>
  new Map(
    detailsOf(examples)
      .reverse()
      .map(({ healthDataType, remind }) => [healthDataType, remind]),
  );

/** All readings of a kind, which are in the examples' first month and first year together. */
export function seriesOf(examples: LiveExamples, healthDataType: HealthDataType, now: Date): Series[] {
  const details = detailsOf(examples).filter((detail) => detail.healthDataType === healthDataType);
  const [month, year] = (['month', 'year'] as const).map((period) =>
    details.find((detail) => detail.period === period),
  );
  return (details[0]?.series ?? []).map(({ code, unit, normal }, index) => {
    const days = month?.series[index]?.points ?? [];
    const readings = readingsBehind(days, month?.from ?? '', year?.series[index]?.points ?? []);
    const past = moveDates(readings, examples.days).filter(({ measuredAt }) => hasHappened(measuredAt, now));
    return { code, unit, normal, readings: past };
  });
}

/** Body weights in kg, oldest first. */
export const weightsOf = (examples: LiveExamples, now: Date): Reading[] =>
  seriesOf(examples, 'weight', now)[0]?.readings ?? [];
