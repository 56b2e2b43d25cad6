import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Clock, parseMoment } from '../engine/clock.ts';
import { moment } from '../engine/days.ts';

const FRIDAY = moment('2026-11-20T16:00');

it('a clock continues from the time that was set', () => {
  let source = 1_000_000;
  const clock = new Clock(() => new Date(source));
  expect(clock.now().getTime()).toBe(1_000_000);
  clock.set(FRIDAY);
  source += 5000;
  expect(clock.now().getTime()).toBe(FRIDAY.getTime() + 5000);
});

it('a stopped clock does not move, can be set, and continues from there', () => {
  let source = 1_000_000;
  const clock = new Clock(() => new Date(source));
  clock.stop();
  source += 5000;
  expect([clock.now().getTime(), clock.running]).toEqual([1_000_000, false]);
  clock.set(FRIDAY);
  source += 5000;
  clock.run();
  source += 1000;
  expect([clock.now().getTime(), clock.running]).toEqual([FRIDAY.getTime() + 1000, true]);
});

it('a clock with a start time runs', async () => {
  const clock = new Clock(FRIDAY);
  const first = clock.now().getTime();
  expect(first - FRIDAY.getTime()).toBeLessThan(1000);
  await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first);
});

it('a clock refuses an invalid time', () => {
  expect(() => new Clock(new Date(Number.NaN))).toThrow(RangeError);
  expect(() => new Clock(new Date('1969-12-31T00:00:00Z'))).toThrow(RangeError);
});

it.each([
  ['2026-11-20T16:00:00+08:00', Date.UTC(2026, 10, 20, 8)],
  ['2026-11-20T08:00Z', Date.UTC(2026, 10, 20, 8)],
  ['2026-11-20T16:00:00.5', FRIDAY.getTime() + 500],
])('%s is a moment', (text, time) => {
  expect(parseMoment(text)?.getTime()).toBe(time);
});

it.each([
  '',
  '2026-11-20',
  '2026-11-20 16:00',
  '2026-02-30T00:00',
  '2026-13-01T00:00',
  '2026-11-20T25:00',
  '9999-01-01T00:00Z',
])('%s is not a moment', (text) => {
  expect(parseMoment(text)).toBeUndefined();
});

it('every date-time in range is a moment', () => {
  const dates = fc.date({ min: new Date('1970-01-02'), max: new Date('9998-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseMoment(date.toISOString())?.getTime()).toBe(date.getTime());
    }),
  );
});
