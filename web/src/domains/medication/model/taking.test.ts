import type { MedicationReminder, MedicationStatus } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { toLocalDateTime } from '#lib/time/local-date-time.ts';
import { reminder as daily } from '../testing.ts';
import { takingOf } from './taking.ts';

const reminder = (medicineName: string, ...doses: [time: string, status: MedicationStatus][]) =>
  daily({
    reminderId: medicineName,
    medicineName,
    times: doses.map(([time]) => time),
    doses: doses.map(([time, status]) => ({ time, status, handledAt: null })),
  });

const dosesOf = (reminder: MedicationReminder) => reminder.doses.map((dose) => ({ ...dose, reminder }));

describe('a late dose', () => {
  const [dose] = dosesOf(reminder('Metformin', ['08:00', 'pending'], ['20:00', 'pending']));
  const reminders = dose ? [dose.reminder] : [];
  const nextAt = (time: string) => {
    const { doubts, next } =
      (dose && takingOf(dose, '2026-11-20', toLocalDateTime('2026-11-20', time), reminders)) ?? {};
    return doubts?.length ? next : undefined;
  };

  it('a late dose has no nearer next dose until halfway between both', () => {
    expect(nextAt('07:00')).toBeUndefined();
    expect(nextAt('14:00')).toBeUndefined();
  });

  it('after halfway between both, the next dose is nearer than the late one', () => {
    expect(nextAt('14:01')).toEqual({ day: '2026-11-20', time: '20:00' });
    expect(nextAt('19:50')).toEqual({ day: '2026-11-20', time: '20:00' });
  });
});

describe('a dose close to another one', () => {
  const day = '2026-11-20';
  const taken = (medicineName: string, time: string, at: string) => ({
    ...reminder(medicineName, [time, 'taken']),
    doses: [{ time, status: 'taken', handledAt: toLocalDateTime(day, at) } as const],
  });
  const doubtsAt = (time: string, others: MedicationReminder[]) => {
    const own = reminder('Metformin 0.5 g', ['18:30', 'pending']);
    const [dose] = dosesOf(own);
    return dose && takingOf(dose, day, toLocalDateTime(day, time), [own, ...others]).doubts;
  };

  it('a dose close to one of the same substance is doubted, whatever its name', () => {
    expect(doubtsAt('17:00', [taken('格华止', '12:30', '16:00')])).toEqual(['closeToAnother']);
    expect(doubtsAt('18:30', [taken('格华止', '12:30', '12:30')])).toEqual([]);
  });

  it('a dose close to one of the same substance that was taken as needed is doubted', () => {
    const recent = { time: '16:00', status: 'taken', handledAt: toLocalDateTime(day, '16:00') } as const;
    const other = (medicineName: string): MedicationReminder => ({
      ...{ ...reminder(medicineName), repeatType: 'asNeeded', minHoursBetween: 4, maxDosesPerDay: 4 },
      recentDoses: [recent],
    });
    expect(doubtsAt('18:30', [other('格华止')])).toEqual(['closeToAnother']);
    expect(doubtsAt('18:30', [other('Vitamin D3')])).toEqual([]);
  });

  it('a dose close to one of another medicine is not doubted', () => {
    expect(doubtsAt('17:00', [taken('Vitamin D3', '12:30', '16:00')])).toEqual([]);
  });
});
