import type { FamilyReadings } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { formatIn } from '#lib/format/format.ts';
import { kinds, latestOf } from './readings.ts';

const mother: FamilyReadings = {
  weight: { weight: 64, measuredAt: '2026-11-15T07:08:00+08:00' },
  bloodPressure: { systolic: 138, diastolic: 84, pulse: 72, measuredAt: '2026-11-20T07:20:00+08:00' },
  bloodSugar: { glucose: 6.4, moment: 'fasting', measuredAt: '2026-11-17T06:52:00+08:00' },
  heartRate: null,
  steps: { date: '2026-11-20', steps: 12164 },
  medication: { date: '2026-11-20', planned: 2, taken: 1, skipped: 0 },
};

test('each kind has its latest value with its time', () => {
  expect(kinds.map((kind) => latestOf(kind, mother, formatIn('en')))).toEqual([
    { figure: '64.0', at: '2026-11-15T07:08:00+08:00' },
    { figure: '138/84', at: '2026-11-20T07:20:00+08:00' },
    { figure: '6.4', at: '2026-11-17T06:52:00+08:00', moment: 'fasting' },
    undefined,
    { figure: '12,164', at: '2026-11-20' },
    { figure: '1/2', at: '2026-11-20' },
  ]);
});

test('a kind that is not shared has no latest value', () => {
  expect(kinds.every((kind) => latestOf(kind, {}, formatIn('zh-CN')) === undefined)).toBe(true);
});
