import type { MedicationDay, MedicationHistoryDose, MedicationStatus } from '@health-app/sdk';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#lib/time/days.ts';
import { asNeededUsesOf, longestStreak, medicinesOf, omittedOf, streakOf } from './medication-history.ts';

const today = '2026-11-20';
const day = (date: string, planned: number, taken: number, skipped = 0): MedicationDay => ({
  date,
  planned,
  taken,
  skipped,
});

describe('the streak', () => {
  const week = [day('2026-11-15', 2, 2), day('2026-11-16', 2, 1), day('2026-11-18', 2, 2), day('2026-11-19', 1, 1)];

  it('the streak counts days with all doses taken, and skips days without doses', () => {
    expect(streakOf(week, today)).toBe(2);
    expect(streakOf([], today)).toBe(0);
  });

  it('pending doses of today do not end the streak, a skipped one does', () => {
    expect(streakOf([...week, day(today, 3, 1)], today)).toBe(2);
    expect(streakOf([...week, day(today, 3, 3)], today)).toBe(3);
    expect(streakOf([...week, day(today, 3, 1, 1)], today)).toBe(0);
  });

  it('the streak is never longer than the longest one', () => {
    const days = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 40 });
    fc.assert(
      fc.property(days, (taken) => {
        const record = taken.map((count, index) => day(addDays('2026-10-01', index), 2, count));
        const longest = longestStreak(record, today);
        expect(streakOf(record, today)).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(record.length);
      }),
    );
    expect(longestStreak(week, today)).toBe(2);
  });
});

describe('the medicines of a record', () => {
  const dose = (
    medicineName: string,
    time: string,
    status: MedicationStatus,
    handledAt: string | null = null,
  ): MedicationHistoryDose => ({
    reminderId: medicineName,
    medicineName,
    dose: 1,
    doseUnit: 'tablet',
    time,
    status,
    handledAt,
  });
  const days = [
    { date: today, doses: [dose('B', '08:00', 'taken', `${today}T08:04:12+08:00`), dose('A', '21:00', 'pending')] },
    {
      date: '2026-11-19',
      doses: [dose('B', '08:00', 'missed'), dose('A', '21:00', 'taken', '2026-11-20T00:10:00+08:00')],
    },
    { date: '2026-11-18', doses: [dose('B', '08:00', 'skipped', '2026-11-18T07:00:00+08:00')] },
  ];

  it('a dose that is handled in UTC is on time by the clock of the person', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    const morning = [{ date: today, doses: [dose('B', '08:00', 'taken', `${today}T00:04:12Z`)] }];
    expect(medicinesOf(morning, today)).toMatchObject([{ medicineName: 'B', onTime: 1 }]);
  });

  it('the doses of a medicine are counted as due, taken and on time', () => {
    expect(medicinesOf(days, today)).toMatchObject([
      { medicineName: 'A', onTime: 0, adherence: { due: 1, taken: 1, percent: 100 } },
      { medicineName: 'B', onTime: 1, adherence: { due: 3, taken: 1, skipped: 1, missed: 1, percent: 33 } },
    ]);
  });

  it('a medicine taken as needed has its doses by day, and is not counted as due or missed', () => {
    const needed = (time: string, status: MedicationStatus = 'taken') => ({
      ...dose('C', time, status),
      asNeeded: true as const,
    });
    const withNeeded = [
      { date: today, doses: [dose('B', '08:00', 'taken'), needed('14:20'), needed('06:05')] },
      { date: '2026-11-18', doses: [needed('22:00')] },
    ];
    expect(asNeededUsesOf(withNeeded)).toEqual([
      {
        reminderId: 'C',
        medicineName: 'C',
        dose: 1,
        doseUnit: 'tablet',
        count: 3,
        most: 2,
        days: [
          { date: today, times: ['06:05', '14:20'] },
          { date: '2026-11-18', times: ['22:00'] },
        ],
      },
    ]);
    expect(medicinesOf(withNeeded, today).map(({ medicineName }) => medicineName)).toEqual(['B']);
    expect(asNeededUsesOf(days)).toEqual([]);
  });

  it('the doses that were not taken are listed', () => {
    expect(omittedOf(days).map(({ date, dose: { status } }) => [date, status])).toEqual([
      ['2026-11-19', 'missed'],
      ['2026-11-18', 'skipped'],
    ]);
  });
});
