import type { HealthDataType } from '@health-app/sdk';

/** The kinds of the person's health values, in the order of display. */
export const dataTypes: readonly HealthDataType[] = [
  'weight',
  'bloodPressure',
  'bloodSugar',
  'heartRate',
  'sleep',
  'uricAcid',
];
