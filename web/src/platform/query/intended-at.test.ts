import { expect, test } from 'vitest';
import { withIntendedAt } from './intended-at.ts';

const now = Date.parse('2026-11-20T16:20:00.500Z');
const dose = { reminderId: 'rem-1', status: 'taken' };
const finish = ['production', 'medication', 'finish'];

test('a command that sets a state carries the time of the tap', () => {
  expect(withIntendedAt(finish, dose, {}, now)).toEqual({ ...dose, intendedAt: '2026-11-20T16:20:00.500Z' });
});

test('a command with a time keeps it, and another command gets none', () => {
  const given = { ...dose, intendedAt: '2026-11-20T16:00:00.000Z' };
  expect(withIntendedAt(finish, given, {}, now)).toEqual(given);
  const order = { orderId: 'order-1' };
  expect(withIntendedAt(['production', 'orders', 'cancel'], order, {}, now)).toBe(order);
  expect(withIntendedAt(undefined, order, {}, now)).toBe(order);
});

test.each([
  ['medication.save', 'the time of the first attempt, because its key is the same', '2026-11-20T16:20:00.500Z'],
  ['medication.finish', 'the time of its own tap', '2026-11-20T16:20:07.500Z'],
])('another attempt at %s has %s', (operation, _meaning, expected) => {
  const intent = {};
  const key = ['production', ...operation.split('.')];
  withIntendedAt(key, dose, intent, now);
  expect(withIntendedAt(key, dose, intent, now + 7_000)).toEqual({ ...dose, intendedAt: expected });
  expect(withIntendedAt(key, dose, {}, now + 7_000)).toEqual({ ...dose, intendedAt: '2026-11-20T16:20:07.500Z' });
});
