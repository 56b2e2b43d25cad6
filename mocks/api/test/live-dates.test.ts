import { describe, expect, it } from 'vitest';
import { loadDescription } from '../description/load-description.ts';
import { moment } from '../engine/days.ts';
import { createLiveDates, moveDates, withLiveDates } from '../engine/live-dates.ts';
import { FRIDAY, freshWorld } from './world.ts';

const { examples } = await loadDescription();
const husband = (now: Date) => withLiveDates(examples, now).data('family.byUserId', 'husband');

it('dates and date-times move at any depth, and nothing else does', () => {
  const data = {
    date: '2026-11-20',
    list: [{ at: '2026-12-31T23:59:59+08:00', time: '07:00', name: '2026-11-20 的记录', phone: '13800001234' }],
    gone: null,
    count: 2026,
  };
  expect(moveDates(data, 1)).toEqual({
    date: '2026-11-21',
    list: [{ at: '2027-01-01T23:59:59+08:00', time: '07:00', name: '2026-11-20 的记录', phone: '13800001234' }],
    gone: null,
    count: 2026,
  });
  expect(moveDates(data, 0)).toEqual(data);
});

describe('the examples with live dates', () => {
  it('the examples with live dates equal the description on their own day', () => {
    expect(husband(FRIDAY)).toEqual(examples.data('family.byUserId', 'husband'));
  });

  it('the examples with live dates move to a later and to an earlier day, and no date of birth moves', () => {
    const member = husband(moment('2027-01-02T09:00'));
    expect(member.trends.steps?.at(-1)).toEqual({ date: '2027-01-02', steps: 4873 });
    expect(member.since).toBe('2026-04-20T20:31:09+08:00');
    expect(member.birthDate).toBe('1986-03-02');
    expect(husband(moment('2026-11-18T09:00')).trends.steps?.at(-1)?.date).toBe('2026-11-18');
  });

  it('the examples with live dates are moved once a day, shared, and protected against changes', () => {
    const liveDates = createLiveDates(examples);
    const read = (now: Date) => liveDates(now).data('family.byUserId', 'husband');
    const morning = read(moment('2027-01-02T00:00'));
    expect(read(moment('2027-01-02T23:59'))).toBe(morning);
    expect(read(moment('2027-01-03T00:00'))).not.toBe(morning);
    expect(() => {
      morning.since = 'changed';
    }).toThrow(TypeError);
  });
});

it('a world keeps its first day', () => {
  const { ask, clock } = freshWorld();
  const lastDay = () => ask('family.byUserId', { familyUserId: 'user-1002' }).trends.steps?.at(-1)?.date;
  expect(lastDay()).toBe('2026-11-20');
  clock.now = moment('2027-01-02T09:00');
  expect(lastDay()).toBe('2026-11-20');
});
