import type { PlannedMedicine } from '../../src/safety/index.ts';

/** A tablet every morning, with other facts. */
export const medicine = (facts: Partial<PlannedMedicine>): PlannedMedicine => ({
  medicineName: 'Metformin',
  dose: 1,
  doseUnit: 'tablet',
  times: ['08:00'],
  repeatType: 'daily',
  ...facts,
});
