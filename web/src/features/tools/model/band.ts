/** A band of a scale, up to the start of the next one. */
export interface Band<Key extends string> {
  key: Key;
  /** First value of the band; `-Infinity` for the first band. */
  from: number;
}

/** The band of a value. The bands must be in ascending order; the first one contains all lower values. */
export function bandOf<Key extends string>(bands: readonly Band<Key>[], value: number): Key {
  let reached = bands[0] as Band<Key>;
  for (const band of bands) if (value >= band.from) reached = band;
  return reached.key;
}
