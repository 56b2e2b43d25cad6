import type { MedicationReminderInput } from '@health-app/sdk';
import { expect, it } from 'vitest';
import { calendarEventsOf } from './calendar.ts';

const input: MedicationReminderInput = {
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
};
const events = (changes: Partial<MedicationReminderInput> = {}) =>
  calendarEventsOf({ ...input, ...changes }, 'Metformin, 1 tablet', '2026-11-20');

it('a daily reminder is an event for each time from today on', () => {
  const common = { title: 'Metformin, 1 tablet', from: '2026-11-20', repeat: { days: 1 } };
  expect(events()).toEqual([
    { ...common, uid: 'rem-1-0800@health-app', time: '08:00' },
    { ...common, uid: 'rem-1-1830@health-app', time: '18:30' },
  ]);
});

it('weekdays, an interval and a last day are kept', () => {
  expect(events({ repeatType: 'weekdays', weekdays: [1, 5], endDate: '2026-12-31' })[0]).toMatchObject({
    repeat: { weekdays: [1, 5] },
    until: '2026-12-31',
  });
  expect(events({ repeatType: 'interval', intervalDays: 3 })[0]).toMatchObject({
    from: '2026-11-09',
    repeat: { days: 3 },
  });
});

it('a medicine as needed and a paused reminder have no event', () => {
  expect([events({ repeatType: 'asNeeded', times: [] }), events({ enabled: false })]).toEqual([[], []]);
});
