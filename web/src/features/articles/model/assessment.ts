import type { AssessmentBand, AssessmentBandRange } from '@health-app/sdk';

/** Converts bands of whole scores to a scale without gaps: each band ends where the next begins. */
export function scaleOf(bands: AssessmentBandRange[]): { band: AssessmentBand; from: number; to: number }[] {
  return bands.map(({ band, from, to }, index) => ({ band, from, to: bands[index + 1]?.from ?? to }));
}

/** Change of weight in kg, to a tenth; `undefined` unless both weights are known. */
export function weightChange(start: number | null, end: number | null): number | undefined {
  if (start === null || end === null) return undefined;
  // Adding 0 turns -0, which would show a minus, into 0.
  return Math.round((end - start) * 10) / 10 + 0;
}

/** Fill of each star of a rating, e.g. 3.5 of 5. */
export function starsOf(rating: number, most = 5): ('full' | 'half' | 'none')[] {
  return Array.from({ length: most }, (_, index) => {
    if (rating >= index + 1) return 'full';
    return rating >= index + 0.5 ? 'half' : 'none';
  });
}
