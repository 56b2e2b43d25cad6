import type { Day } from './days.ts';

/** The date-time of a day and a time on the person's clock, with the offset of that moment: "2026-11-19T19:10:00+08:00". */
export function toLocalDateTime(day: Day, time: string): string {
  const ahead = -new Date(`${day}T${time}`).getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const offset = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  return `${day}T${time}:00${ahead < 0 ? '-' : '+'}${offset}`;
}
