import type { HealthDataDetail } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { meanOf } from './mean-reading.ts';

const detail = (...values: number[]) =>
  ({ series: [{ points: values.map((value) => ({ value })) }] }) as unknown as HealthDataDetail;

test('the mean of a reading counts the measured days only', () => {
  expect(meanOf(detail(7, 6, 8))).toEqual({ mean: 7, days: 3 });
  expect(meanOf(detail(7, Number.NaN))).toEqual({ mean: 7, days: 1 });
  expect(meanOf(detail())).toBeUndefined();
  expect(meanOf({} as HealthDataDetail)).toBeUndefined();
});
