import type { MedicationStatus } from '@health-app/sdk';
import { describe, expect, it } from 'vitest';
import { reminder as daily } from '#domains/medication/testing.ts';
import { canAnswer, dosesOf, groupByPart, partOf, stateOf, tally } from './doses.ts';

const reminder = (medicineName: string, ...doses: [time: string, status: MedicationStatus][]) =>
  daily({
    reminderId: medicineName,
    medicineName,
    times: doses.map(([time]) => time),
    doses: doses.map(([time, status]) => ({ time, status, handledAt: null })),
  });

const reminders = [
  reminder('Metformin', ['08:00', 'taken'], ['18:30', 'pending']),
  reminder('Vitamin D3', ['12:30', 'skipped']),
  reminder('Atorvastatin', ['08:00', 'missed'], ['22:00', 'pending']),
  reminder('Amoxicillin'),
];

describe('the doses of a day', () => {
  it('the doses of a day are sorted by time, then by name', () => {
    expect(dosesOf(reminders).map(({ time, reminder }) => `${time} ${reminder.medicineName}`)).toEqual([
      '08:00 Atorvastatin',
      '08:00 Metformin',
      '12:30 Vitamin D3',
      '18:30 Metformin',
      '22:00 Atorvastatin',
    ]);
  });

  it('the order of Chinese names does not depend on the language', () => {
    const names = dosesOf(['二甲双胍', '阿托伐他汀'].map((name) => reminder(name, ['08:00', 'pending'])));
    expect(names.map(({ reminder }) => reminder.medicineName)).toEqual(['阿托伐他汀', '二甲双胍']);
  });

  it('the doses of a day are grouped by part of the day, without empty parts', () => {
    expect(groupByPart(dosesOf(reminders)).map(({ part, doses }) => [part, doses.length])).toEqual([
      ['morning', 2],
      ['midday', 1],
      ['evening', 1],
      ['night', 1],
    ]);
    expect(groupByPart([])).toEqual([]);
  });

  it('a part of the day starts on the hour', () => {
    const times = ['00:00', '04:59', '05:00', '10:59', '11:00', '13:59', '14:00', '17:59', '18:00', '21:59', '22:00'];
    expect(times.map(partOf)).toEqual([
      'small-hours',
      'small-hours',
      'morning',
      'morning',
      'midday',
      'midday',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
    ]);
  });

  it('the doses of a day are counted by status', () => {
    expect(tally(dosesOf(reminders))).toEqual({ planned: 5, taken: 1, skipped: 1, missed: 1, pending: 2 });
  });
});

describe('a pending dose', () => {
  const dose = { time: '18:30', status: 'pending', handledAt: null } as const;

  it('a pending dose is overdue from its minute on', () => {
    const state = (time: string) => stateOf(dose, '2026-11-20', { day: '2026-11-20', time });
    expect(state('18:29')).toBe('upcoming');
    expect(state('18:30')).toBe('overdue');
  });

  it('a pending dose of tomorrow is not overdue', () => {
    expect(stateOf(dose, '2026-11-21', { day: '2026-11-20', time: '23:00' })).toBe('upcoming');
  });

  it('a taken dose keeps its status', () => {
    expect(stateOf({ ...dose, status: 'taken' }, '2026-11-20', { day: '2026-11-20', time: '23:00' })).toBe('taken');
  });
});

describe('an answer', () => {
  it('a dose can be answered on its day and the seven days after it', () => {
    const days = ['2026-11-12', '2026-11-13', '2026-11-19', '2026-11-20', '2026-11-21'];
    expect(days.filter((day) => canAnswer(day, '2026-11-20'))).toEqual(['2026-11-13', '2026-11-19', '2026-11-20']);
  });
});
