import type { HealthDataSeries } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { judgeSeries } from './judged-series.ts';

const adult = { birthDate: '1988-03-01' };
const line = (code: HealthDataSeries['code'], value: number, measuredAt = '2026-11-20T07:05:00+08:00') =>
  ({ code, latest: { value, measuredAt, source: 'manual' }, points: [] }) as unknown as HealthDataSeries;
const levels = (series: HealthDataSeries[], patient = adult) =>
  [...judgeSeries(series, patient)].map(([code, { judgement }]) => [code, judgement.level, judgement.urgency]);

test('both lines of a blood pressure have the level of the pair', () => {
  expect(levels([line('systolic', 118), line('diastolic', 110)])).toEqual([
    ['systolic', 'high', 'now'],
    ['diastolic', 'high', 'now'],
  ]);
});

test('values of two blood pressures are not judged together', () => {
  expect(levels([line('systolic', 118), line('diastolic', 110, '2026-11-19T07:05:00+08:00')])).toEqual([]);
});

test('glucose is judged by its moment and heart rate at rest; other kinds are not judged', () => {
  expect(levels([line('bloodSugarFasting', 2.5), line('bloodSugarAfterMeal', 6.6), line('heartRate', 190)])).toEqual([
    ['bloodSugarFasting', 'low', 'now'],
    ['bloodSugarAfterMeal', 'usual', 'none'],
    ['heartRate', 'high', 'now'],
  ]);
  expect(levels([line('uricAcid', 900), line('weight', 300), line('sleep', 1)])).toEqual([]);
});

test('the values of a child have no level, but stay urgent', () => {
  const child = { birthDate: '2016-05-01' };
  expect(levels([line('systolic', 190), line('diastolic', 90)], child)).toEqual([
    ['systolic', undefined, 'now'],
    ['diastolic', undefined, 'now'],
  ]);
  expect(levels([line('bloodSugarFasting', 2.5)], child)).toEqual([['bloodSugarFasting', undefined, 'now']]);
});
