import type { HeartRateRecord } from '@health-app/sdk';
import { expect, it } from 'vitest';
import { slotsOf } from './chart.ts';

const at = (measuredAt: string, heartRate: number): HeartRateRecord => ({
  recordId: measuredAt,
  heartRate,
  state: 'resting',
  measuredAt,
  source: 'camera',
});

it('the heart rate chart has the mean of each day and a gap for a day without a measurement', () => {
  const records = [
    at('2026-11-20T07:30:18+08:00', 67),
    at('2026-11-18T21:52:55+08:00', 72),
    at('2026-11-18T07:33:29+08:00', 69),
  ];
  expect(slotsOf('week', '2026-11-14', '2026-11-20', records).map(({ mean }) => mean)).toEqual([
    null,
    null,
    null,
    null,
    71,
    null,
    67,
  ]);
});

it('the heart rate chart has the lowest and highest measurement of a day', () => {
  const records = [at('2026-11-20T07:30:18+08:00', 67), at('2026-11-20T21:52:55+08:00', 72)];
  expect(slotsOf('week', '2026-11-19', '2026-11-20', records).map(({ range }) => range)).toEqual([null, [67, 72]]);
});

it('a heart rate belongs to the local day of its measurement', () => {
  const [first] = slotsOf('week', '2026-11-14', '2026-11-20', [at('2026-11-14T00:10:00+08:00', 66)]);
  expect(first).toMatchObject({ start: '2026-11-14', mean: 66 });
});

it('a heart rate that a reply lacks is no measurement', () => {
  const records = [at('2026-11-20T07:30:18+08:00', null as never), at('2026-11-20T08:30:18+08:00', undefined as never)];
  expect(slotsOf('week', '2026-11-20', '2026-11-20', records)[0]).toMatchObject({ range: null, mean: null });
});

it('the heart rate chart of half a year has 26 weeks from its first day on', () => {
  const weeks = slotsOf('halfYear', '2026-05-23', '2026-11-20', [at('2026-11-15T08:00:00+08:00', 66)]);
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)).toEqual({ start: '2026-11-14', range: [66, 66], mean: 66 });
});

it('the heart rate chart of a year has twelve months', () => {
  const slots = slotsOf('year', '2025-12-01', '2026-11-20', [
    at('2026-02-28T23:59:00+08:00', 70),
    at('2026-02-01T08:00:00+08:00', 74),
  ]);
  expect(slots).toHaveLength(12);
  expect(slots[0]).toMatchObject({ start: '2025-12-01', mean: null });
  expect(slots[2]).toEqual({ start: '2026-02-01', range: [70, 74], mean: 72 });
  expect(slots[11]?.start).toBe('2026-11-01');
});

it('the heart rate chart of a month has thirty days', () => {
  expect(slotsOf('month', '2026-10-22', '2026-11-20', [])).toHaveLength(30);
});

it('the heart rate chart omits measurements outside the period', () => {
  expect(
    slotsOf('week', '2026-11-14', '2026-11-20', [at('2026-11-13T08:00:00+08:00', 70)]).every(
      ({ mean }) => mean === null,
    ),
  ).toBe(true);
});
