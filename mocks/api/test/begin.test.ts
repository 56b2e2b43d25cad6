import { expect, it } from 'vitest';
import { begin, later } from '../begin.ts';

it('moves dates and timestamps, however deep, and leaves all else', () => {
  const told = {
    date: '2026-11-20',
    list: [{ at: '2026-12-31T23:59:59+08:00', time: '07:00', name: '2026-11-20 的记录', phone: '13800001234' }],
    gone: null,
    count: 2026,
  };
  expect(later(told, 1)).toEqual({
    date: '2026-11-21',
    list: [{ at: '2027-01-01T23:59:59+08:00', time: '07:00', name: '2026-11-20 的记录', phone: '13800001234' }],
    gone: null,
    count: 2026,
  });
  expect(later(told, 0)).toEqual(told);
});

it('begins on the day of the first call, once', () => {
  const world = begin((days, today) => ({ days, today }));
  const first = world(new Date(2027, 0, 1, 9, 0));
  expect(first).toEqual({ days: 42, today: '2027-01-01' });
  expect(world(new Date(2027, 0, 5, 9, 0))).toBe(first);
  expect(begin((days) => days)(new Date(2026, 10, 20, 0, 0))).toBe(0);
  expect(begin((days) => days)(new Date(2025, 10, 20, 23, 59))).toBe(-365);
});
