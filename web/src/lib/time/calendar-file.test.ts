import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = Date.parse('2026-11-20T08:20:00Z');
const shanghai = { name: 'Asia/Shanghai', offsetAt: () => 480 };
/** Central European time: summer time from the last Sunday of March to the last Sunday of October, at 01:00 UTC. */
const berlin = {
  name: 'Europe/Berlin',
  offsetAt: (instant: number) => {
    const year = new Date(instant).getUTCFullYear();
    const lastSunday = (month: number) => {
      const last = new Date(Date.UTC(year, month, 0, 1));
      return last.getTime() - last.getUTCDay() * 86_400_000;
    };
    return instant >= lastSunday(3) && instant < lastSunday(10) ? 120 : 60;
  },
};
const event: CalendarEvent = {
  uid: 'rem-1-0800',
  title: '二甲双胍 0.5 g',
  from: '2026-11-20',
  time: '08:00',
  repeat: { days: 1 },
};
const linesOf = (changes: Partial<CalendarEvent>, zone: Parameters<typeof calendarFile>[1] = shanghai) =>
  calendarFile([{ ...event, ...changes }], zone, now).split('\r\n');

describe('a calendar file', () => {
  it('a calendar file has an event with an alarm at the time of the zone', () => {
    const lines = linesOf({});
    expect(lines).toEqual(expect.arrayContaining(['UID:rem-1-0800', 'DTSTART;TZID=Asia/Shanghai:20261120T080000']));
    expect(lines).toEqual(
      expect.arrayContaining(['RRULE:FREQ=DAILY;INTERVAL=1', 'TRIGGER:PT0M', 'DTSTAMP:20261120T082000Z']),
    );
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  });

  it('a calendar file ends with the last event, whatever the zone', () => {
    expect(linesOf({ until: '2026-12-31' })).toContain('RRULE:FREQ=DAILY;INTERVAL=1;UNTIL=20261231T000000Z');
    expect(linesOf({ until: '2026-07-01', from: '2026-03-01' }, berlin)).toContain(
      'RRULE:FREQ=DAILY;INTERVAL=1;UNTIL=20260701T060000Z',
    );
    expect(linesOf({ until: '2026-11-19' })).not.toContain('BEGIN:VEVENT');
  });

  it('a calendar file starts weekdays on the first of them', () => {
    const lines = linesOf({ repeat: { weekdays: [1, 3] } });
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261123T080000');
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE');
  });

  it('a calendar file lists the changes of the zone', () => {
    const zone =
      linesOf({}, berlin)
        .join(' ')
        .match(/BEGIN:(?:STANDARD|DAYLIGHT) [^ ]* [^ ]* [^ ]*/g) ?? [];
    expect(zone[0]).toBe('BEGIN:STANDARD DTSTART:20251119T092000 TZOFFSETFROM:+0100 TZOFFSETTO:+0100');
    expect(zone[1]).toBe('BEGIN:DAYLIGHT DTSTART:20260329T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200');
    expect(zone[2]).toBe('BEGIN:STANDARD DTSTART:20261025T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100');
    expect(linesOf({}).filter((line) => line === 'BEGIN:STANDARD')).toHaveLength(1);
  });

  it('a calendar file escapes texts, and folds lines at 75 bytes', () => {
    const text = calendarFile([{ ...event, title: `药, 一; 二\n${'长'.repeat(40)}` }], shanghai, now);
    const rows = text.split('\r\n');
    expect(rows.every((row) => new TextEncoder().encode(row).length <= 75)).toBe(true);
    expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:药\\, 一\\; 二\\n${'长'.repeat(40)}\r\n`);
  });
});
