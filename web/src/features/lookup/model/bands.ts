export type Band = 'low' | 'medium' | 'high';

/** Limits of the medium band. An `included` limit belongs to the outer band, any other to the medium band. */
export interface BandScale {
  low: { limit: number; included: boolean };
  high: { limit: number; included: boolean };
  /** End of the drawn scale; larger values are drawn at the end. */
  end: number;
}

/** Cut-offs of the glycaemic index by WS/T 652-2019, in every language. ISO 26642 differs in exactly 70, which is high there. */
export const glycemicScale: BandScale = {
  low: { limit: 55, included: true },
  high: { limit: 70, included: false },
  end: 100,
};

/** Cut-offs of purine in mg per 100 g, from the Chinese nutrition encyclopaedia. */
export const purineScale: BandScale = {
  low: { limit: 50, included: false },
  high: { limit: 150, included: false },
  end: 1000,
};

/** Band of a food's purine. @param purine mg per 100 g */
export function purineBand(purine: number): Band {
  return bandOf(purine, purineScale);
}

export function bandOf(value: number, { low, high }: BandScale): Band {
  if (value < low.limit || (low.included && value === low.limit)) return 'low';
  if (value > high.limit || (high.included && value === high.limit)) return 'high';
  return 'medium';
}

/** Formats a band's values, e.g. `≤ 55`, `56–70`, `> 70`. */
export function rangeOf(band: Band, { low, high }: BandScale): string {
  if (band === 'low') return `${low.included ? '≤' : '<'} ${low.limit}`;
  if (band === 'high') return `${high.included ? '≥' : '>'} ${high.limit}`;
  // Scales with included limits have whole values, so the medium band ends one below such a limit.
  return `${low.included ? low.limit + 1 : low.limit}–${high.included ? high.limit - 1 : high.limit}`;
}

/**
 * Position from 0 to 1 on a scale that gives each band a third. On a linear scale, almost all purine values would be in
 * "high".
 */
export function positionOf(value: number, scale: BandScale): number {
  const { low, high, end } = scale;
  const [from, to, third] = {
    low: [0, low.limit, 0],
    medium: [low.limit, high.limit, 1],
    high: [high.limit, end, 2],
  }[bandOf(value, scale)] as [number, number, number];
  return (third + Math.min(1, Math.max(0, (value - from) / (to - from)))) / 3;
}
