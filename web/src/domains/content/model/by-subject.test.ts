import type { HealthDataType } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { bySubject } from './by-subject.ts';

test('an article about sleep alone stands before a course about the heart that touches sleep', () => {
  const heart: { healthDataTypes: HealthDataType[] } = { healthDataTypes: ['bloodPressure', 'heartRate', 'sleep'] };
  const sleep: typeof heart = { healthDataTypes: ['sleep'] };
  const plain: typeof heart = { healthDataTypes: [] };
  expect(bySubject([heart, plain, sleep])).toEqual([plain, sleep, heart]);
});
