import type { HeartRateRecord } from '@health-app/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '#lib/time/days.ts';
import { findSaved, type Measurement, measuredAtOf, readMeasurements, recordOf } from './measurement.ts';

const endedAt = Date.parse('2026-11-20T16:20:30+08:00');
const measurement: Measurement = {
  heartRate: 71,
  state: 'resting',
  source: 'camera',
  startedAt: endedAt - 30_000,
  endedAt,
};

const record = (measuredAt: string): HeartRateRecord => ({
  recordId: 'heart-6426',
  heartRate: 71,
  state: 'resting',
  measuredAt,
  source: 'camera',
});

describe('the record of a measurement', () => {
  it.each(['2026-11-20T16:20:00+08:00', '2026-11-20T08:20:31Z', '2026-11-20T16:20:35+08:00'])(
    'a measurement ended at 16:20:30 matches a record at %s',
    (time) => {
      expect(recordOf(measurement, [record('2026-11-20T17:00:00+08:00'), record(time)])?.measuredAt).toBe(time);
    },
  );

  it.each(['2026-11-20T16:19:50+08:00', '2026-11-20T16:21:00+08:00'])(
    'a measurement ended at 16:20:30 does not match a record at %s',
    (time) => {
      expect(recordOf(measurement, [record(time)])).toBeUndefined();
    },
  );
});

describe('the time of a measurement', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Asia/Shanghai', '2026-11-20T00:10:00+08:00', '2026-11-20'],
    ['Asia/Shanghai', '2026-11-19T23:50:00+08:00', '2026-11-19'],
    ['America/New_York', '2026-11-20T23:50:00-05:00', '2026-11-20'],
  ])('the local day in %s of a measurement at %s is %s', (zone, time, day) => {
    vi.stubEnv('TZ', zone);
    const measuredAt = measuredAtOf({ endedAt: Date.parse(time) });
    expect(dayOf(measuredAt)).toBe(day);
    // The two strings denote the same moment.
    expect(Date.parse(measuredAt)).toBe(Date.parse(time));
  });
});

describe('finding a measurement', () => {
  const kept = record('2026-11-20T16:20:30+08:00');
  const effects = (...answers: HeartRateRecord[][]) => {
    const fetchRecords = vi.fn(async () => answers.shift() ?? []);
    return { fetchRecords, sync: vi.fn(async () => {}), wait: vi.fn(async () => {}) };
  };

  it('the search for a saved measurement ends once the history has it', async () => {
    const asked = effects([], [kept]);
    expect(await findSaved(measurement, asked)).toBe(kept);
    expect(asked.fetchRecords).toHaveBeenCalledTimes(2);
    expect(asked.sync).not.toHaveBeenCalled();
  });

  it('the search for a saved measurement asks the app to sync once, then ends without a result', async () => {
    const asked = effects();
    asked.sync.mockRejectedValue(new Error('denied'));
    expect(await findSaved(measurement, asked)).toBeUndefined();
    expect(asked.fetchRecords).toHaveBeenCalledTimes(4);
    expect(asked.sync).toHaveBeenCalledTimes(1);
  });

  it('the search for a saved measurement rejects if the history cannot be read', async () => {
    const asked = effects();
    asked.fetchRecords.mockRejectedValue(new Error('offline'));
    await expect(findSaved(measurement, asked)).rejects.toThrow('offline');
  });
});

it('stored measurements are read, other stored data are ignored', () => {
  expect(readMeasurements([measurement])).toEqual([measurement]);
  for (const wrong of [
    undefined,
    'x',
    [{ ...measurement, heartRate: 7_000 }],
    [{ ...measurement, state: 'asleep' }],
    { 0: measurement },
  ]) {
    expect(readMeasurements(wrong)).toEqual([]);
  }
});
