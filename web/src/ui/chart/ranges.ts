/** The normal ranges of a chart in px. */
import type { Interval } from '#ui/gauge/extent.ts';
import type { Band } from './line-model.ts';

interface Plot {
  top: number;
  bottom: number;
}

/** The visible part of each range, at the edge of the picture. */
export const stripsOf = (bands: readonly Band[], y: (value: number) => number, plot: Plot): Interval[] =>
  bands.flatMap(({ from, to }): Interval[] => {
    const [top, bottom] = [to === null ? plot.top : y(to), from === null ? plot.bottom : y(from)].map((end) =>
      Math.max(plot.top, Math.min(plot.bottom, end)),
    ) as [number, number];
    return bottom > top ? [[top, bottom]] : [];
  });

/** The ends of the ranges within the picture; none if ranges overlap, because nothing would tell them apart. */
export const edgesOf = (bands: readonly Band[], y: (value: number) => number, plot: Plot): number[] =>
  [...new Set((overlap(bands) ? [] : bands).flatMap(({ from, to }) => [to, from]))].flatMap((end) => {
    const at = end == null ? Number.NaN : y(end);
    return at >= plot.top && at <= plot.bottom ? [at] : [];
  });

function overlap(bands: readonly Band[]): boolean {
  const sorted = bands
    .map(({ from, to }) => [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY] as const)
    .sort(([a], [b]) => a - b);
  return sorted.some(([low], index) => low < (sorted[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY));
}
