import * as v from 'valibot';
import { isDay } from '#lib/time/days.ts';

/** An existing day. */
export const day = v.pipe(v.string(), v.check(isDay));

const Child = v.object({
  /** May be empty. */
  name: v.string(),
  sex: v.picklist(['boys', 'girls']),
  birthDate: day,
  /** Set for a child born before 37 weeks. */
  gestation: v.optional(v.object({ weeks: v.number(), days: v.number() })),
});

const Measurement = v.object({
  id: v.string(),
  date: day,
  /** kg */
  weight: v.optional(v.number()),
  /** cm; the length of a lying child or the height of a standing one */
  height: v.optional(v.number()),
  position: v.optional(v.picklist(['lying', 'standing'])),
  /** Head circumference, cm. */
  head: v.optional(v.number()),
});

const GrowthRecord = v.object({ child: Child, measurements: v.array(Measurement) });

export type Child = v.InferOutput<typeof Child>;
export type Measurement = v.InferOutput<typeof Measurement>;
/** A child and its measurements, the oldest first. */
export type GrowthRecord = v.InferOutput<typeof GrowthRecord>;

/** Parses a stored record; `undefined` if it is invalid. */
export function readRecord(stored: unknown): GrowthRecord | undefined {
  const { success, output } = v.safeParse(GrowthRecord, stored);
  return success ? { ...output, measurements: byDate(output.measurements) } : undefined;
}

/** Adds a measurement, or replaces the one with the same id. */
export function put(record: GrowthRecord, measurement: Measurement): GrowthRecord {
  return { ...record, measurements: byDate([...without(record, measurement.id), measurement]) };
}

export const remove = (record: GrowthRecord, id: string): GrowthRecord => ({
  ...record,
  measurements: without(record, id),
});

const without = (record: GrowthRecord, id: string): Measurement[] => record.measurements.filter((it) => it.id !== id);

const byDate = (measurements: Measurement[]): Measurement[] =>
  [...measurements].sort((one, other): number => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
