import type { MedicationReminder } from '@health-app/sdk';

/** A daily reminder of a test: a tablet in the morning and one in the evening, without stock and doses. */
export const reminder = (changes: Partial<MedicationReminder> = {}): MedicationReminder => ({
  reminderId: 'rem-1',
  medicineName: 'Metformin',
  dose: 1,
  doseUnit: 'tablet',
  times: ['08:00', '18:30'],
  repeatType: 'daily',
  startDate: '2026-11-09',
  endDate: null,
  stock: null,
  remark: '',
  enabled: true,
  doses: [],
  ...changes,
});
