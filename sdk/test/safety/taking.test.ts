import { describe, expect, it } from 'vitest';
import { isNearerToNext, type ScheduledDose, takingDoubts } from '../../src/safety/index.ts';

const at = (time: string, day = 20) => Date.parse(`2026-11-${day}T${time}:00+08:00`);
const dose = (planned: string, taken: string, [day, takenDay] = [20, 20], medicineName = 'Metformin') => ({
  medicineName,
  planned: at(planned, day),
  at: at(taken, takenDay),
  daysLate: takenDay - day,
});

describe('isNearerToNext', () => {
  it.each([
    ['08:30', false],
    ['14:00', false],
    ['14:01', true],
    ['19:50', true],
  ])('%s is nearer to the dose at 20:00 than to the dose at 08:00: %s', (now, isNearer) => {
    expect(isNearerToNext(at('08:00'), at('20:00'), at(now))).toBe(isNearer);
  });

  it('isNearerToNext is false without a next dose, and before the planned time', () => {
    expect(isNearerToNext(at('08:00'), undefined, at('19:50'))).toBe(false);
    expect(isNearerToNext(at('20:00'), at('08:00'), at('07:00'))).toBe(false);
  });
});

describe('takingDoubts', () => {
  const evening: ScheduledDose = { planned: at('18:30') };

  it('takingDoubts doubts a dose that is nearer to the next one, or after it', () => {
    expect(takingDoubts(dose('08:00', '13:15'), [evening])).toEqual([]);
    expect(takingDoubts(dose('08:00', '13:16'), [evening])).toEqual(['lateDose']);
    expect(takingDoubts(dose('08:00', '16:15', [19, 20]), [{ planned: at('18:30', 19) }])).toEqual(['lateDose']);
  });

  it('takingDoubts finds all but the first of six doses of three days in one minute', () => {
    const planned = [18, 19, 20].flatMap((day) => [at('08:00', day), at('18:30', day)]);
    const now = at('16:15');
    const doubts = planned.map((time, index) =>
      takingDoubts(
        { medicineName: '二甲双胍', planned: time, at: now, daysLate: 0 },
        planned
          .filter((other) => other !== time)
          .map((other) => ({ planned: other, ...(planned.indexOf(other) < index && { taken: now }) })),
      ),
    );
    expect(doubts[0]).toEqual(['lateDose']);
    expect(doubts.slice(1).every((found) => found.includes('closeToAnother'))).toBe(true);
  });

  it('takingDoubts accepts doses that are taken as planned, and two at the same time', () => {
    const taken = { planned: at('18:30'), taken: at('18:30') };
    expect(takingDoubts(dose('08:00', '08:00'), [taken])).toEqual([]);
    expect(takingDoubts(dose('18:30', '18:30'), [taken])).toEqual([]);
  });

  it('takingDoubts finds an evening dose that is taken with the one of the morning', () => {
    const morning = { planned: at('08:00'), taken: at('08:04') };
    expect(takingDoubts(dose('18:30', '13:18'), [morning])).toEqual(['closeToAnother']);
    expect(takingDoubts(dose('18:30', '13:19'), [morning])).toEqual([]);
  });

  it('takingDoubts finds a dose within the minimum interval of one that was taken as needed', () => {
    const asNeeded = { taken: at('16:29'), minHoursBetween: 4 };
    expect(takingDoubts(dose('16:30', '16:31'), [asNeeded])).toEqual(['closeToAnother']);
    expect(takingDoubts(dose('12:30', '12:30'), [asNeeded])).toEqual(['closeToAnother']);
    expect(takingDoubts(dose('20:29', '20:29'), [asNeeded])).toEqual([]);
    // It is no planned dose that another one could be nearer to.
    expect(takingDoubts(dose('12:00', '12:28'), [asNeeded])).toEqual([]);
  });

  it.each([
    ['warfarin on the next day', '华法林', [19, 20], ['lateDose']],
    ['warfarin late on its day', '华法林', [20, 20], []],
    ['methotrexate two days late', 'MTX', [18, 20], []],
    ['methotrexate three days late', 'MTX', [17, 20], ['lateDose']],
    ['an unknown medicine a day late', '某药', [19, 20], []],
  ] as const)('takingDoubts judges %s', (_, medicineName, days, doubts) => {
    expect(takingDoubts(dose('08:00', '09:00', [...days], medicineName), [])).toEqual(doubts);
  });
});
