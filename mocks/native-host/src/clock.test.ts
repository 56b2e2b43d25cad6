import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AppWindow } from './app-window.ts';
import { installClock, zonedDate } from './clock.ts';

const zones = ['Asia/Shanghai', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'Europe/London'];

const partsIn = (zone: string, moment: number) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(moment);
};

const two = (value: number) => String(value).padStart(2, '0');
const wallOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ` +
  `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;

describe.each(zones)('the time in %s', (zone) => {
  const PhoneDate = zonedDate(Date, zone);
  const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });

  it('the local time is the wall clock of the zone at any moment', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(wallOf(new PhoneDate(at))).toBe(partsIn(zone, at));
      }),
    );
  });

  it('a date gives back the fields that it was made of', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const date = new PhoneDate(at);
        const again = new PhoneDate(
          date.getFullYear(),
          date.getMonth(),
          date.getDate(),
          date.getHours(),
          date.getMinutes(),
        );
        // The hour that occurs twice in autumn has one name.
        expect(wallOf(again).slice(0, 16)).toBe(wallOf(date).slice(0, 16));
        expect(wallOf(new PhoneDate(wallOf(date).replace(' ', 'T')))).toBe(wallOf(date));
      }),
    );
  });
});

it('the clock reads a day alone and a text with an offset as every browser does', () => {
  const PhoneDate = zonedDate(Date, 'America/Los_Angeles');
  for (const text of ['2026-11-20', '2026-11-20T08:20:00Z', '2026-11-20T16:20:00+08:00', 'x']) {
    expect(new PhoneDate(text).getTime()).toBe(new Date(text).getTime());
  }
  expect(new PhoneDate('2026-11-20T08:20').toISOString()).toBe('2026-11-20T16:20:00.000Z');
  expect(String(new PhoneDate('2026-11-20T08:20'))).toBe('Fri Nov 20 2026 08:20:00 GMT-0800');
});

it('a date moves over midnight by its setters', () => {
  const PhoneDate = zonedDate(Date, 'Asia/Shanghai');
  const date = new PhoneDate('2026-11-20T23:55');
  date.setMinutes(date.getMinutes() + 10);
  expect(wallOf(date)).toBe('2026-11-21 00:05:00');
  date.setDate(0);
  expect(wallOf(date)).toBe('2026-10-31 00:05:00');
});

it('the clock starts at the chosen wall clock of the chosen zone, and runs on', () => {
  let machine = Date.UTC(2026, 0, 1);
  class Machine extends Date {
    static override now = () => machine;
  }
  const win = { Date: Machine, Intl: { DateTimeFormat: Intl.DateTimeFormat } } as unknown as AppWindow;
  installClock(win, { time: '2026-11-20T23:55', zone: 'America/Los_Angeles' });
  expect(wallOf(new win.Date())).toBe('2026-11-20 23:55:00');
  expect(new win.Date().toISOString()).toBe('2026-11-21T07:55:00.000Z');
  machine += 10 * 60_000;
  expect(win.Date.now()).toBe(Date.parse('2026-11-21T08:05:00Z'));
  expect(new win.Date().getDate()).toBe(21);
  expect(new win.Intl.DateTimeFormat('en').resolvedOptions().timeZone).toBe('America/Los_Angeles');
  expect(new win.Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions().timeZone).toBe('UTC');
  expect(new win.Date(2026, 10, 20) instanceof win.Date).toBe(true);
});

it('a window without a time and a zone keeps its own clock', () => {
  const win = { Date } as unknown as AppWindow;
  installClock(win, { time: '', zone: '' });
  expect(win.Date).toBe(Date);
});
