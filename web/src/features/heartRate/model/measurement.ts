import type { HeartRateRecord, HeartRateState } from '@health-app/sdk';
import * as v from 'valibot';
import type { Path } from '#lib/path.ts';
import { dayOf } from '#lib/time/days.ts';
import { instantOf } from '#lib/time/instants.ts';
import { localTime } from '#lib/time/local-clock.ts';
import { pathTo } from '#platform/routing/paths.ts';

/** A measurement that is not in the history yet. */
export interface Measurement {
  heartRate: number;
  state: HeartRateState;
  source: 'camera' | 'monitor';
  /** ms since 1970 on the phone's clock, which also dates the record. */
  startedAt: number;
  endedAt: number;
}

/** End of the measurement on the phone's clock, as a local date-time: its day is the person's, not UTC's. */
export const measuredAtOf = ({ endedAt }: Pick<Measurement, 'endedAt'>): string => localTime(endedAt);

/**
 * Largest difference between the times of a record and its measurement. It is shorter than a measurement, so the next one
 * cannot match; ms.
 */
const tolerance = 5_000;

/** Finds a measurement's record in the history. */
export function recordOf(
  { startedAt, endedAt }: Pick<Measurement, 'startedAt' | 'endedAt'>,
  records: HeartRateRecord[],
): HeartRateRecord | undefined {
  return records.find(({ measuredAt }) => {
    const time = instantOf(measuredAt);
    return time >= startedAt - tolerance && time <= endedAt + tolerance;
  });
}

/** The effects that finding a measurement needs. */
interface Effects {
  /** Fetches the newest records. */
  fetchRecords: () => Promise<HeartRateRecord[]>;
  /** Asks the native app to upload its unsent records. */
  sync: () => Promise<unknown>;
  wait: () => Promise<unknown>;
}

/** Number of fetches. */
const attempts = 4;

/**
 * Finds a measurement in the history. The native app uploads it, so this function waits, and asks the app once to sync.
 * @returns the record, or `undefined` if it has not appeared
 */
export async function findSaved(
  measurement: Measurement,
  { fetchRecords, sync, wait }: Effects,
): Promise<HeartRateRecord | undefined> {
  for (let count = 1; ; count += 1) {
    const record = recordOf(measurement, await fetchRecords());
    if (record || count === attempts) return record;
    // An app that cannot sync may still have sent the record by now.
    if (count === 2) await sync().catch(() => {});
    await wait();
  }
}

const time = v.pipe(v.number(), v.integer(), v.minValue(0));

const listSchema = v.array(
  v.object({
    heartRate: v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(300)),
    state: v.picklist(['resting', 'active']),
    source: v.picklist(['camera', 'monitor']),
    startedAt: time,
    endedAt: time,
  }),
);

/** Parses the stored measurements, newest first; invalid data gives none. */
export function readMeasurements(kept: unknown): Measurement[] {
  const list = v.safeParse(listSchema, kept);
  return list.success ? list.output : [];
}

/** The path of the screen of a measurement or a record. */
export const addressOf = (one: Measurement | HeartRateRecord): Path =>
  pathTo(
    '/heart-rate-monitor/result',
    'recordId' in one ? { recordId: one.recordId, date: dayOf(one.measuredAt) } : { measured: one.startedAt },
  );
