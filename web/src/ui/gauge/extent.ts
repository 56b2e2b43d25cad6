export type Interval = readonly [from: number, to: number];

/** The minimum and maximum of some values; `undefined` without any. */
export function extent(values: Iterable<number>): Interval | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return from <= to ? [from, to] : undefined;
}
