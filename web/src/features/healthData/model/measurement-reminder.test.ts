import { describe, expect, test } from 'vitest';
import { localReminderOf, problemOf } from './measurement-reminder.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

describe('a reminder', () => {
  test.each([
    [['07:00'], everyDay, undefined, []],
    [['07:00', ''], everyDay, 'no-time', [1]],
    [[], everyDay, 'no-time', []],
    [['07:00', '20:00', '07:00'], everyDay, 'twice', [2]],
    [['07:00'], [], 'no-day', []],
  ])('a reminder at %o on %o has the problem %s', (times, weekdays, problem, wrong) =>
    expect(problemOf({ times, weekdays })).toEqual({ ...(problem && { problem }), wrong }),
  );

  test('a reminder becomes a local reminder on its weekdays, or none while it is off', () => {
    const remind = { healthDataType: 'weight' as const, enabled: true, times: ['07:00'], weekdays: [1, 3] };
    expect(localReminderOf(remind, 'Weight', 'Time to measure')).toEqual([
      { reminderId: 'health-weight', title: 'Weight', text: 'Time to measure', times: ['07:00'], days: [1, 3] },
    ]);
    expect(localReminderOf({ ...remind, weekdays: everyDay }, 'Weight', '')[0]).not.toHaveProperty('days');
    expect(localReminderOf({ ...remind, enabled: false }, 'Weight', '')).toEqual([]);
  });
});
