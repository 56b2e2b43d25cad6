/** Files for calendars (RFC 5545), with repeated events at the times of a time zone. */
import { deviceTimeZone } from '#lib/format/time-zone.ts';
import { addDays, type Day, isDay, weekdayOf } from './days.ts';
import { twoDigits } from './local-clock.ts';

/** An event that repeats at a time of day, with an alarm at its start. */
export interface CalendarEvent {
  uid: string;
  title: string;
  /** The first day; a day on which it does not repeat is no event. */
  from: Day;
  /** `HH:mm` in the time zone. */
  time: string;
  /** Every so many days from `from`, or on weekdays (1 is Monday). */
  repeat: { days: number } | { weekdays: readonly number[] };
  /** The last day, included; absent for no end. */
  until?: Day | undefined;
}

interface Zone {
  /** IANA name. */
  name: string;
  /** Minutes ahead of UTC at an instant. */
  offsetAt: (instant: number) => number;
}

/** How far ahead changes of the offset are listed, days. Later ones keep the last offset. */
const zoneDays = 5 * 366;
const minute = 60_000;
const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const compact = (text: string): string => text.replace(/[-:]/g, '');
const utc = (instant: number): string => `${compact(new Date(instant).toISOString().slice(0, 19))}Z`;
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}${twoDigits(Math.abs(minutes) % 60)}`;

/** Lines of at most 75 bytes: a longer one continues after a line break and a space. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  let size = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (size + bytes > 75) {
      rows.push(row);
      [row, size] = [' ', 1];
    }
    row += character;
    size += bytes;
  }
  return [...rows, row].join('\r\n');
}

/** The instants at which the offset changes, and the offset from then on. */
function changesOf({ offsetAt }: Zone, from: number): { at: number; offset: number }[] {
  const changes: { at: number; offset: number }[] = [];
  const day = 24 * 60 * minute;
  for (let start = from; start < from + zoneDays * day; start += day) {
    if (offsetAt(start) === offsetAt(start + day)) continue;
    let [low, high] = [start, start + day];
    while (high - low > minute) {
      const middle = Math.floor((low + high) / 2 / minute) * minute;
      if (offsetAt(middle) === offsetAt(start)) low = middle;
      else high = middle;
    }
    changes.push({ at: high, offset: offsetAt(high) });
  }
  return changes;
}

function zoneLines(zone: Zone, from: number): string[] {
  const first = zone.offsetAt(from);
  const observances = [{ at: from, before: first, offset: first }];
  for (const { at, offset } of changesOf(zone, from))
    observances.push({ at, before: observances[observances.length - 1]?.offset ?? first, offset });
  const least = Math.min(...observances.map(({ offset }) => offset));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone.name}`,
    ...observances.flatMap(({ at, before, offset }) => {
      const kind = offset > least ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        // The wall clock at the change still shows the offset before it.
        `DTSTART:${utc(at + before * minute).slice(0, -1)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(offset)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** The first day of an event: the rule counts from it, so it must be one of its days. */
function firstDay({ from, repeat }: CalendarEvent): Day {
  if ('days' in repeat) return from;
  const ahead = Array.from({ length: 7 }, (_, days) => addDays(from, days));
  return ahead.find((day) => repeat.weekdays.includes(weekdayOf(day))) ?? from;
}

/** The instant of a time on the clock of a zone. */
function instantIn({ offsetAt }: Zone, day: Day, time: string): number {
  const clock = Date.parse(`${day}T${time}:00Z`);
  return clock - offsetAt(clock - offsetAt(clock) * minute) * minute;
}

function eventLines(event: CalendarEvent, zone: Zone, stamp: string): string[] {
  const { uid, title, time, repeat, until } = event;
  const day = firstDay(event);
  if (!isDay(day) || (until !== undefined && until < day)) return [];
  const rule =
    'days' in repeat
      ? `FREQ=DAILY;INTERVAL=${repeat.days}`
      : `FREQ=WEEKLY;BYDAY=${repeat.weekdays.map((weekday) => codes[weekday - 1]).join(',')}`;
  // The end is in UTC, and itself an event.
  const end = until === undefined ? '' : `;UNTIL=${utc(instantIn(zone, until, time))}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=${zone.name}:${compact(day)}T${compact(time)}00`,
    'DURATION:PT5M',
    `RRULE:${rule}${end}`,
    `SUMMARY:${escaped(title)}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * The text of a calendar file.
 * @param now ms since 1970
 */
export function calendarFile(events: readonly CalendarEvent[], zone: Zone, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//health-app//reminders//EN',
    ...zoneLines(zone, now - 366 * 24 * 60 * minute),
    ...events.flatMap((event) => eventLines(event, zone, utc(now))),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** The time zone of the device. */
export const deviceZone = (): Zone => ({
  // The file defines the zone itself, whatever its name.
  name: deviceTimeZone() ?? 'device',
  offsetAt: (instant) => -new Date(instant).getTimezoneOffset(),
});
