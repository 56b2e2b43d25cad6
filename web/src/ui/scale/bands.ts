export interface Band {
  key: string;
  label: string;
  from: number;
  /** The next band begins here. */
  to: number;
  /** In place of "from–to", such as "56–69". */
  range?: string;
  tone: 'good' | 'fair' | 'poor' | 'plain';
}

/** The band that a value has reached: one at a boundary belongs to the upper band, one outside to the band at that end. */
export function bandOf(value: number, bands: readonly Band[]): Band | undefined {
  for (let index = bands.length - 1; index > 0; index--) {
    const band = bands[index] as Band;
    if (value >= band.from) return band;
  }
  return bands[0];
}

/** Where a value is on the whole scale, from 0 to 1; one outside is at the end. */
export function positionOn(value: number, bands: readonly Band[]): number {
  const from = bands[0]?.from ?? 0;
  const to = bands[bands.length - 1]?.to ?? 0;
  return from === to ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));
}
