import type { HealthDataReading, WeightInput } from '@health-app/sdk';
import { isWeightDoubted, weightRange } from '@health-app/sdk/safety';
import * as v from 'valibot';
import type { Format } from '#lib/format/format.ts';
import { isDay } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { dayAt, timeAt } from '#lib/time/local-clock.ts';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { readNumber } from '#ui/form/number.ts';

/** A weight as form input; numbers are strings. */
export const entrySchema = v.object({
  weight: v.string(),
  /** The weight string from the scale. If the field differs, the person has typed it. */
  fromScale: v.string(),
  day: v.string(),
  time: v.string(),
});

export type WeightEntry = v.InferOutput<typeof entrySchema>;

/** The form input when the form opens: the last weight, kg, which the next one differs little from, and the current time. */
export const newEntry = (format: Pick<Format, 'typed'>, now: Date, last?: number): WeightEntry => ({
  weight: last === undefined ? '' : format.typed(last, { decimals: 1 }),
  fromScale: '',
  day: dayAt(now),
  time: timeAt(now),
});

const readWeight = (text: string): number | undefined => readNumber(text, weightRange, 1);

type Problem = 'weight' | 'time' | 'future';

/**
 * Converts the form input to the input of the call, or returns its problem. An unchanged time means the time of the call.
 * @param opened the form input when the form opened
 */
export function readEntry(
  entry: WeightEntry,
  opened: WeightEntry,
  now: Date,
): { input: WeightInput } | { problem: Problem } {
  const weight = readWeight(entry.weight);
  if (weight === undefined) return { problem: 'weight' };
  if (!isDay(entry.day) || !entry.time) return { problem: 'time' };
  const source = entry.fromScale !== '' && entry.weight === entry.fromScale ? ('device' as const) : ('manual' as const);
  if (entry.day === opened.day && entry.time === opened.time) return { input: { weight, source } };
  const measuredAt = toLocalDateTime(entry.day, entry.time);
  return instantOf(measuredAt) > now.getTime() ? { problem: 'future' } : { input: { weight, source, measuredAt } };
}

/**
 * Whether a weight is so far from the last one that the person must confirm it. The server compares an earlier measurement
 * with the one before it, which the app does not know.
 * @param last `null` before the first weight
 * @param now the time of a measurement without its own
 */
export function isDoubted(
  { weight, measuredAt }: Pick<WeightInput, 'weight' | 'measuredAt'>,
  last: HealthDataReading | null,
  now: Date,
): boolean {
  if (!last) return false;
  const at = measuredAt === undefined ? now.getTime() : instantOf(measuredAt);
  const days = (at - instantOf(last.measuredAt)) / 86_400_000;
  return days >= 0 && isWeightDoubted(weight, last.value, days);
}
