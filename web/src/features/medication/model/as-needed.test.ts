import type { MedicationReminder } from '@health-app/sdk';
import { expect, test } from 'vitest';
import { localRemindersOf } from '#domains/medication/model/local-reminders.ts';
import { nextDose, supplyOf } from '#domains/medication/model/schedule.ts';
import { asNeededMedicines } from './as-needed.ts';
import { dosesOf } from './doses.ts';

const today = '2026-11-20';
const now = new Date('2026-11-20T16:00:00+08:00');
const paracetamol: MedicationReminder = {
  ...{ reminderId: 'rem-1', medicineName: 'Paracetamol', dose: 1, doseUnit: 'tablet', times: [] },
  ...{ repeatType: 'asNeeded', minHoursBetween: 6, maxDosesPerDay: 4, startDate: '2026-11-01', endDate: null },
  ...{ stock: 12, remark: '', enabled: true, doses: [] },
  recentDoses: [{ time: '12:30', status: 'taken', handledAt: '2026-11-20T12:30:00+08:00' }],
};

test('a medicine taken as needed has its last dose and the next possible time', () => {
  const [medicine] = asNeededMedicines([paracetamol], now, today);
  expect(medicine?.last?.time).toBe('12:30');
  expect(medicine?.status).toMatchObject({ count: 1, doubts: ['tooSoon'] });
  expect(new Date(medicine?.status.nextAt ?? 0).toISOString()).toBe('2026-11-20T10:30:00.000Z');
});

test('a dose of another reminder with the same substance counts', () => {
  const dose = { time: '15:30', status: 'taken', handledAt: '2026-11-20T15:30:00+08:00' } as const;
  const others: MedicationReminder[] = [
    { ...paracetamol, reminderId: 'rem-2', medicineName: '泰诺林', recentDoses: [dose] },
    {
      ...paracetamol,
      reminderId: 'rem-2',
      medicineName: '泰诺林',
      repeatType: 'daily',
      recentDoses: [],
      doses: [dose],
    },
  ];
  for (const other of others) {
    const medicine = asNeededMedicines([{ ...paracetamol, recentDoses: [] }, other], now, today).find(
      ({ reminder }) => reminder.medicineName === paracetamol.medicineName,
    );
    expect(medicine?.status).toMatchObject({ last: Date.parse(dose.handledAt), count: 1, doubts: ['tooSoon'] });
    expect(medicine?.last).toBeUndefined();
  }
  const ibuprofen = { ...paracetamol, reminderId: 'rem-3', medicineName: 'Ibuprofen', recentDoses: [dose] };
  expect(asNeededMedicines([{ ...paracetamol, recentDoses: [] }, ibuprofen], now, today)[1]?.status.doubts).toEqual([]);
});

test('paused, ended and scheduled medicines are not listed as taken as needed', () => {
  const others: Partial<MedicationReminder>[] = [
    { enabled: false },
    { endDate: '2026-11-19' },
    { repeatType: 'daily' },
  ];
  expect(
    asNeededMedicines(
      others.map((one) => ({ ...paracetamol, ...one })),
      now,
      today,
    ),
  ).toEqual([]);
});

test('a medicine taken as needed has no due dose, no local reminder and no end of supply', () => {
  expect(dosesOf([paracetamol])).toEqual([]);
  expect(nextDose(paracetamol, { day: today, time: '16:00' })).toBeUndefined();
  expect(localRemindersOf(paracetamol, '1 tablet', today)).toEqual([]);
  expect(supplyOf(paracetamol, today)).toBeUndefined();
});
