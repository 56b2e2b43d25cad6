/** A measured value ± its error margin. */
export interface Measured {
  value: number;
  margin: number;
}

interface Span {
  /** Percent of the scale. */
  start: number;
  /** Percent of the scale. */
  length: number;
}

interface MarginLayout {
  /** The range of each value, in the given order; `undefined` for a value that is not a number. */
  spans: (Span | undefined)[];
  /** The overlap of the two ranges. */
  overlap: Span | undefined;
  /**
   * The smallest and the largest value of both ranges, with their positions on the scale in percent; empty without a
   * number.
   */
  ends: { value: number; at: number }[];
}

/** Places the ranges of two values on one scale, which is a little wider than both. */
export function layOutMargins(values: readonly [Measured, Measured]): MarginLayout {
  const ranges = values.map(({ value, margin }) => [value - margin, value + margin] as const);
  const known = ranges.filter((range) => range.every(Number.isFinite));
  const [least, most] = [Math.min(...known.map(([low]) => low)), Math.max(...known.map(([, high]) => high))];
  // Without margins, both values may be equal.
  const room = (most - least || 1) * 0.08;
  const percent = (value: number) => ((value - least + room) / (most - least + 2 * room)) * 100;
  const spanOf = ([low, high]: readonly [number, number]): Span => ({
    start: percent(low),
    length: percent(high) - percent(low),
  });
  const shared = [Math.max(...known.map(([low]) => low)), Math.min(...known.map(([, high]) => high))] as const;
  return {
    ends: known.length > 0 ? [least, most].map((value) => ({ value, at: percent(value) })) : [],
    spans: ranges.map((range) => (range.every(Number.isFinite) ? spanOf(range) : undefined)),
    overlap: known.length === 2 && shared[0] < shared[1] ? spanOf(shared) : undefined,
  };
}
