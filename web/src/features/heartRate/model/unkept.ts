import type { HeartRateRecord, HeartRateState } from '@health-app/sdk';
import * as v from 'valibot';
import { dayOf, localTime } from '../../../lib/days.ts';
import type { Path } from '../../../lib/path.ts';
import { pathTo } from '../../../platform/paths.ts';

/** A measurement that has not been seen in the history yet. */
export interface Measurement {
  heartRate: number;
  state: HeartRateState;
  source: 'camera' | 'monitor';
  /** ms since 1970, on the clock of the phone, which also dates the record. */
  startedAt: number;
  endedAt: number;
}

/** When it ended, on the clock of the phone: its day is the person's own, not that in Greenwich. */
export const measuredAtOf = ({ endedAt }: Pick<Measurement, 'endedAt'>): string => localTime(endedAt);

/** How far the record's time may lie outside the measurement's; less than it takes to measure again. ms */
const leeway = 5_000;

/** The measurement as it stands in the history. */
export function recordOf(
  { startedAt, endedAt }: Pick<Measurement, 'startedAt' | 'endedAt'>,
  records: HeartRateRecord[],
): HeartRateRecord | undefined {
  return records.find(({ measuredAt }) => {
    const time = Date.parse(measuredAt);
    return time >= startedAt - leeway && time <= endedAt + leeway;
  });
}

/** What looking a measurement up in the history needs. */
interface Effects {
  /** The newest records. */
  look: () => Promise<HeartRateRecord[]>;
  /** Has the native app send what it has not sent yet. */
  sync: () => Promise<unknown>;
  wait: () => Promise<unknown>;
}

/** How often the history is looked at. */
const looks = 4;

/**
 * Finds a measurement in the history. The native app keeps it by itself, so this waits for it, and reminds the app once.
 * @returns nothing when it is not there
 */
export async function findKept(
  measurement: Measurement,
  { look, sync, wait }: Effects,
): Promise<HeartRateRecord | undefined> {
  for (let count = 1; ; count += 1) {
    const record = recordOf(measurement, await look());
    if (record || count === looks) return record;
    // An app that cannot, or may not, read its own health store has still had time.
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

/** What was kept on this page, newest first; whatever is no such list counts as none. */
export function readMeasurements(kept: unknown): Measurement[] {
  const list = v.safeParse(listSchema, kept);
  return list.success ? list.output : [];
}

/** Where a measurement is shown, and a record. */
export const addressOf = (one: Measurement | HeartRateRecord): Path =>
  pathTo(
    '/heart-rate-monitor/result',
    'recordId' in one ? { recordId: one.recordId, date: dayOf(one.measuredAt) } : { measured: one.startedAt },
  );
