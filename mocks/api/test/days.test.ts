import { describe, expect, it } from 'vitest';
import {
  addDays,
  checkZone,
  dayOf,
  daysBetween,
  daysFrom,
  inZone,
  moment,
  timestamp,
  weekday,
} from '../engine/days.ts';

it('days are counted across ends of months and years, and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-11-20', '2027-11-20')).toBe(365);
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
});

it('the days of the week are numbered from Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22', '1969-12-31'].map(weekday)).toEqual([1, 5, 7, 3]);
});

describe.each([
  ['Asia/Shanghai', '2026-01-05T00:00:07+08:00'],
  ['America/New_York', '2026-01-04T11:00:07-05:00'],
  ['Asia/Kathmandu', '2026-01-04T21:45:07+05:45'],
])('in the zone %s', (zone, text) => {
  it('days and times are those of its wall clock', () => {
    const time = moment('2026-01-05T00:00:07+08:00');
    expect(inZone(zone, () => [timestamp(time), dayOf(time)])).toEqual([text, text.slice(0, 10)]);
    expect(inZone(zone, () => moment(text.slice(0, 19)))).toEqual(time);
  });
});

it('a zone counts on both sides of a change of its offset', () => {
  const read = (text: string) => inZone('America/New_York', () => timestamp(moment(text)));
  expect(read('2026-03-08T01:59')).toBe('2026-03-08T01:59:00-05:00');
  expect(read('2026-03-08T03:00')).toBe('2026-03-08T03:00:00-04:00');
  expect(read('2026-11-01T00:59')).toBe('2026-11-01T00:59:00-04:00');
  expect(read('2026-11-01T02:00')).toBe('2026-11-01T02:00:00-05:00');
});

it('a zone ends with its work, even with work that throws', () => {
  const fail = () => {
    throw new Error('no');
  };
  expect(() => inZone('Asia/Tokyo', fail)).toThrow('no');
  expect(timestamp(moment('2026-01-05T00:00Z'))).toBe('2026-01-05T08:00:00+08:00');
});

it('an unknown zone is refused', () => {
  expect(() => checkZone('Asia/Nowhere')).toThrow('zone takes a time zone like Asia/Shanghai, not "Asia/Nowhere"');
});

it.each([
  ['Asia/Shanghai', '0099-12-31T15:59:59Z', '+08:05'],
  ['Pacific/Kiritimati', '2026-01-01T12:00:00Z', '+14:00'],
  ['Pacific/Pago_Pago', '2026-01-01T03:00:00Z', '-11:00'],
])('a time in %s at %s has the offset %s', (zone, time, offset) => {
  expect(inZone(zone, () => timestamp(moment(time))).slice(19)).toBe(offset);
  expect(Date.parse(inZone(zone, () => timestamp(moment(time))))).toBe(Date.parse(time));
});
