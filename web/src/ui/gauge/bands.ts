export interface Band {
  key: string;
  label: string;
  from: number;
  /** Upper end, which is the start of the next band. */
  to: number;
  tone: 'good' | 'fair' | 'poor' | 'plain';
}

/** The band of a value: at a boundary the upper one, outside the scale the nearest one. */
export function bandOf(value: number, bands: readonly Band[]): Band | undefined {
  for (let index = bands.length - 1; index > 0; index--) {
    const band = bands[index] as Band;
    if (value >= band.from) return band;
  }
  return bands[0];
}

/** Position of a value on the whole scale, from 0 to 1, clamped to the ends. */
export function positionOn(value: number, bands: readonly Band[]): number {
  const from = bands[0]?.from ?? 0;
  const to = bands[bands.length - 1]?.to ?? 0;
  return from === to ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Tolerance for the rounding errors of dividing by a step. */
const tolerance = 1e-9;

/**
 * The first and the last displayable value of a band: with a step of 0.1, the last one below 25 is 24.9. The texts of
 * neighbouring bands therefore never contain the same value.
 * @param step of the displayed values
 */
export function shownEnds({ from, to }: Pick<Band, 'from' | 'to'>, step: number): [first: number, last: number] {
  const indexFrom = (value: number) => Math.ceil(value / step - tolerance);
  const valueAt = (index: number) => Number((index * step).toPrecision(12));
  return [valueAt(indexFrom(from)), valueAt(indexFrom(to) - 1)];
}
