import { daysPerMonth } from './age.ts';
import type { Point } from './rating.ts';
import type { Standard } from './standard.ts';
import { curves, valueAt } from './z-score.ts';

/** The age a chart shows: the first 13 weeks, two years or five years. */
export const spans = ['weeks', 'two-years', 'five-years'] as const;
export type Span = (typeof spans)[number];

interface Scale {
  /** Days in one of the axis' units. */
  unit: number;
  /** How many units the axis has. */
  length: number;
  /** Units from one label of the axis to the next. */
  step: number;
}

/** Weeks for the first ones, months for two years, years for all five. */
export const scales: Record<Span, Scale> = {
  weeks: { unit: 7, length: 13, step: 2 },
  'two-years': { unit: daysPerMonth, length: 24, step: 3 },
  'five-years': { unit: 12 * daysPerMonth, length: 5, step: 1 },
};

const daysOf = (span: Span): number => scales[span].unit * scales[span].length;

/** The shortest span that holds all points. */
export function spanOf(points: Point[]): Span {
  const oldest = Math.max(0, ...points.map(({ age }) => age.compared));
  return spans.find((span) => oldest <= daysOf(span)) ?? 'five-years';
}

export const inSpan = (span: Span, days: number): boolean => days >= 0 && days <= daysOf(span);

interface At {
  x: number;
  y: number;
}

/** The five percentile curves over a span, through the rows of the standard. */
export function curvesOver(standard: Standard, span: Span): { percentile: number; points: At[] }[] {
  const { unit } = scales[span];
  // The step to standing belongs to the years after it.
  const rows = standard.filter(({ days }, index) => {
    return inSpan(span, days) && !(days === daysOf(span) && standard[index - 1]?.days === days);
  });
  return curves.map(({ percentile, z }) => ({
    percentile,
    points: rows.map((row) => ({ x: row.days / unit, y: valueAt(row, z) })),
  }));
}

/** The spans in which there is something of the child to see. */
export const spansFor = (points: Point[]): Span[] =>
  spans.filter((span) => points.some(({ age }) => inSpan(span, age.compared)));
