/** "Fri, Nov 20, 07:30", with the year when it is not this one. */
export function formatMoment(locale: string, measuredAt: string | number, now = new Date()): string {
  const date = new Date(measuredAt);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, {
    year,
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

/** "Nov 20" of a day `YYYY-MM-DD`, "Nov" of a month. */
export function formatSlot(locale: string, start: string, month: boolean): string {
  const [year, number, day] = start.split('-').map(Number) as [number, number, number];
  // At noon, because some zones skip a midnight in spring.
  const date = new Date(year, number - 1, day, 12);
  return new Intl.DateTimeFormat(locale, {
    month: month ? 'short' : 'numeric',
    day: month ? undefined : 'numeric',
  }).format(date);
}
