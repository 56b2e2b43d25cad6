import type { HealthDataType } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { sortBySubject } from './sort-by-subject.ts';

test('content about fewer kinds of health data comes first', () => {
  const heart: { healthDataTypes: HealthDataType[] } = { healthDataTypes: ['bloodPressure', 'heartRate', 'sleep'] };
  const sleep: typeof heart = { healthDataTypes: ['sleep'] };
  const plain: typeof heart = { healthDataTypes: [] };
  expect(sortBySubject([heart, plain, sleep])).toEqual([plain, sleep, heart]);
});
