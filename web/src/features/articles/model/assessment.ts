import type { AssessmentBand, AssessmentBandRange } from '@health-app/sdk';

/** Bands as a scale draws them, each up to where the next one begins: scores are whole, a scale has no gaps. */
export function scaleOf(bands: AssessmentBandRange[]): { band: AssessmentBand; from: number; to: number }[] {
  return bands.map(({ band, from, to }, index) => ({ band, from, to: bands[index + 1]?.from ?? to }));
}

/** Change of weight in kg, to a tenth; `undefined` unless both ends are known. */
export function weightChange(start: number | null, end: number | null): number | undefined {
  if (start === null || end === null) return undefined;
  // Not -0, which would be written with a minus.
  return Math.round((end - start) * 10) / 10 + 0;
}

/** How the stars of a rating are filled, e.g. 3.5 of 5. */
export function starsOf(rating: number, most = 5): ('full' | 'half' | 'none')[] {
  return Array.from({ length: most }, (_, index) => {
    if (rating >= index + 1) return 'full';
    return rating >= index + 0.5 ? 'half' : 'none';
  });
}
