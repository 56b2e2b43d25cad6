/** A stretch of a scale, from its first value to below the next band's. */
export interface Band<Key extends string> {
  key: Key;
  /** Where it begins, itself included; `-Infinity` for the first. */
  from: number;
}

/** The band that a value has reached. The bands rise, and the first one takes all that is below the second. */
export function bandOf<Key extends string>(bands: readonly Band<Key>[], value: number): Key {
  let reached = bands[0] as Band<Key>;
  for (const band of bands) if (value >= band.from) reached = band;
  return reached.key;
}
