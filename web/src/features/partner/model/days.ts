/** `YYYY-MM-DD` */
export type Day = string;

const length = 86_400_000;

/** The day's number since 1970-01-01, which knows no time zones and no change of the clocks. */
export const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / length;

export const dayOf = (number: number): Day => new Date(number * length).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** The day on the person's own calendar. */
export function dayAt(moment: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
