import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../engine/days.ts';
import { freshMedication } from './medication.ts';

const doubted = '这次用药时间不合适，请确认';
const today = '2026-11-20';

let mock = freshMedication();
beforeEach(() => {
  mock = freshMedication();
});

/** Takes a dose of metformin, planned at 08:00 and 18:30, without a confirmation. */
const take = (date: string, time: string, further: object = {}) =>
  mock.finish({ reminderId: 'rem-2001', date, time, status: 'taken', confirmed: undefined, ...further });
const undo = (date: string, time: string) => mock.finish({ reminderId: 'rem-2001', date, time, status: 'pending' });
const at = (time: string, date = today) => ({ handledAt: `${date}T${time}:00+08:00` });

describe('a planned dose', () => {
  it('six doses of three days that are finished in one minute are all doubted', () => {
    mock.clock.now = moment(`${today}T16:15`);
    const days = ['2026-11-18', '2026-11-19', today];
    const doses = days.flatMap((date) => ['08:00', '18:30'].map((time) => [date, time] as const));
    for (const [date, time] of doses) undo(date, time);
    expect(doses.map(([date, time]) => take(date, time)).map((reply) => reply === (doubted as unknown))).toEqual([
      ...[true, true, true, true, true],
      // The dose of this evening is early, and no other one was taken.
      false,
    ]);
    expect(take('2026-11-19', '18:30', { confirmed: true })).toHaveProperty('stock');
    undo(today, '18:30');
    expect(take(today, '18:30')).toBe(doubted);
  });

  it('a dose that is nearer to the next one is doubted by its real time', () => {
    undo(today, '08:00');
    expect(take(today, '08:00')).toBe(doubted);
    expect(take(today, '08:00', at('13:16'))).toBe(doubted);
    expect(take(today, '08:00', at('13:15'))).toHaveProperty('stock');
  });

  it('the time of the decision counts when the call was held up', () => {
    undo(today, '08:00');
    mock.clock.now = moment(`${today}T16:30`);
    expect(take(today, '08:00', { intendedAt: `${today}T16:29:00+08:00` })).toBe(doubted);
    mock.clock.now = moment('2026-11-21T16:00');
    expect(take('2026-11-21', '08:00', { intendedAt: '2026-11-21T08:05:00+08:00' })).toHaveProperty('stock');
  });

  it('the doses of another reminder with the same substance count', () => {
    const { reminderId } = mock.save({ medicineName: '格华止', times: ['22:00'], startDate: today });
    mock.clock.now = moment(`${today}T23:00`);
    expect(take(today, '18:30', at('20:30'))).toBe(doubted);
    expect(take(today, '18:30', at('18:40'))).toHaveProperty('stock');
    const glucophage = { reminderId, date: today, time: '22:00', status: 'taken', confirmed: undefined };
    expect(mock.finish({ ...glucophage, ...at('20:00') })).toBe(doubted);
    expect(mock.finish({ ...glucophage, ...at('22:00') })).toHaveProperty('doses');
  });

  it('a repeated answer, a skipped dose and one that is taken back are not doubted', () => {
    undo(today, '08:00');
    expect(take(today, '08:00', { status: 'skipped' })).toHaveProperty('doses');
    expect(take(today, '08:00', { confirmed: true })).toHaveProperty('doses');
    expect(take(today, '08:00')).toHaveProperty('doses');
    expect(take(today, '08:00', { status: 'pending' })).toHaveProperty('doses');
  });
});

describe('a reminder', () => {
  const doubtedDose = mock.examples.failure('medication.save', 'failDoseDoubted').msg;
  const save = (changes: object) =>
    mock.save({ medicineName: '某药', startDate: today, confirmed: undefined, ...changes });

  it('a reminder of the same name is doubted while the other has not ended', () => {
    save({ startDate: '2026-11-01', endDate: '2026-11-19' });
    expect(save({})).toHaveProperty('doses');
    expect(save({})).toBe(doubtedDose);
  });

  it('a confirmed reminder can be paused without a question, but not raised', () => {
    expect(save({ dose: 20 })).toBe(doubtedDose);
    const { reminderId } = save({ dose: 20, confirmed: true });
    expect(save({ reminderId, dose: 20, enabled: false })).toMatchObject({ enabled: false });
    expect(save({ reminderId, dose: 200 })).toBe(doubtedDose);
  });
});
