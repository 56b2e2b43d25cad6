import { daysPerMonth } from './age.ts';
import type { Standard } from './growth-standard.ts';
import type { Point } from './rating.ts';
import { curves, valueAt } from './z-score.ts';

/** Age range of a chart: the first 13 weeks, two years or five years. */
export const spans = ['weeks', 'two-years', 'five-years'] as const;
export type Span = (typeof spans)[number];

interface Scale {
  /** Unit of the axis, days. */
  unit: number;
  /** Length of the axis, units. */
  length: number;
  /** Distance of the labels, units. */
  step: number;
}

/** The axis of each span: in weeks, months or years. */
export const scales: Record<Span, Scale> = {
  weeks: { unit: 7, length: 13, step: 2 },
  'two-years': { unit: daysPerMonth, length: 24, step: 3 },
  'five-years': { unit: 12 * daysPerMonth, length: 5, step: 1 },
};

const daysOf = (span: Span): number => scales[span].unit * scales[span].length;

/** Returns the shortest span that contains all points. */
export function spanOf(points: Point[]): Span {
  const oldest = Math.max(0, ...points.map(({ age }) => age.compared));
  return spans.find((span) => oldest <= daysOf(span)) ?? 'five-years';
}

export const inSpan = (span: Span, days: number): boolean => days >= 0 && days <= daysOf(span);

interface At {
  x: number;
  y: number;
}

/** The five percentile curves of a span, through the rows of the standard. */
export function curvesOver(standard: Standard, span: Span): { percentile: number; points: At[] }[] {
  const { unit } = scales[span];
  // The row of standing children at 24 months belongs to the span of five years only.
  const rows = standard.filter(({ days }, index) => {
    return inSpan(span, days) && !(days === daysOf(span) && standard[index - 1]?.days === days);
  });
  return curves.map(({ percentile, z }) => ({
    percentile,
    points: rows.map((row) => ({ x: row.days / unit, y: valueAt(row, z) })),
  }));
}

/** The spans that contain a point of the child. */
export const spansFor = (points: Point[]): Span[] =>
  spans.filter((span) => points.some(({ age }) => inSpan(span, age.compared)));
