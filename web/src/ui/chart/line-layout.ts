/** The layout of a line chart in px, and its values as a table. */

import { extent } from '#ui/gauge/extent.ts';
import { boldWidthOf, type Label, placeInLine, widthOf } from '#ui/gauge/label-layout.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import { type Area, type Band, isGround, type Series, valuesOf, xDomainOf, yAxisOf } from './line-model.ts';
import { edgesOf, stripsOf } from './ranges.ts';
import { type Point, scale, ticksOfX, type Value } from './scale.ts';

export interface NamedBand extends Band {
  name: string;
}

export interface LineData {
  series: readonly Series[];
  areas?: readonly Area[];
  /** Single values that stand out, such as a child's among percentile curves. */
  marks?: readonly Point[];
  /** Normal ranges and their names. */
  bands?: readonly NamedBand[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** Formats the labels on the x axis. @default formatX */
  formatTick?: (x: number) => string;
  /** Positions of the labels on the x axis. @default round values, or the points */
  ticksX?: readonly number[];
}

/**
 * The lines with a label at their end, if the chart is wide enough. Background curves have one; the person's own line may
 * end anywhere among them. A trend ends at its newest dot, so both are explained beside the chart.
 */
export function namedAtEnd({ series, marks }: LineData, { width, em }: Size): readonly Series[] {
  const background = series.filter(({ variant }) => variant === 'soft');
  const named = marks || background.length === 0 ? series : background;
  if (series.some(({ variant }) => variant === 'trend')) return [];
  return series.length > 1 && widestOf(named) * em <= width / 5 ? named : [];
}

const widestOf = (series: readonly Series[]): number => Math.max(0, ...series.map(({ name }) => boldWidthOf(name)));

interface Plot {
  top: number;
  bottom: number;
}

export function layOutLines(data: LineData, size: Size) {
  const { width, height, em } = size;
  const { series, areas, marks, bands = [], formatX, formatY, formatTick = formatX, ticksX } = data;
  const axis = yAxisOf(data, Math.max(2, Math.floor(height / (em * 4))), formatY);
  const texts = axis.ticks.map(formatY);
  const values = extent(valuesOf(series, marks).map((point) => point.y));
  const drawn = bands.filter((band) => !values || !isGround(band, values, axis.domain));
  const endRoom = widestOf(namedAtEnd(data, size)) + 0.6;
  const left = (Math.max(...texts.map(widthOf)) + 0.8) * em;
  const plot = {
    left,
    // A chart may be narrower than its labels: the SVG refuses rectangles of negative width.
    right: Math.max(left + em, width - endRoom * em),
    top: em * 0.7,
    bottom: height - em * 2,
  };
  const x = scale(xDomainOf(series, marks, areas), [plot.left + em * 0.5, plot.right - em * 0.5]);
  const y = scale(axis.domain, [plot.bottom, plot.top]);
  // The last label has priority: readers look at the end of the line first.
  const wanted = ticksX ?? ticksOfX(xsOf(data), Math.floor((plot.right - plot.left) / (em * 5))).reverse();
  const labels: Label[] = wanted.map((value) => {
    const text = formatTick(value);
    return { text, at: x(value), width: widthOf(text) * em };
  });
  return {
    x,
    y,
    plot,
    rows: axis.ticks.map((tick, index) => ({ at: y(tick), text: texts[index] as string })),
    columns: placeInLine(labels, [plot.left - em, width], em),
    strips: stripsOf(drawn, y, plot),
    edges: edgesOf(drawn, y, plot),
    /** The ranges without a strip, because they hold all values. */
    undrawn: bands.filter((band) => !drawn.includes(band)),
  };
}

/**
 * The place of the text at the newest value: above it, or below it if the line is above, and within the picture.
 * @param points of the line in px, from left to right; the last one has the text
 * @param width of the text, px
 * @returns the baseline of the text, px
 */
export function placeLast(points: readonly Value[], width: number, { top, bottom }: Plot, em: number): number {
  const { x, y } = points[points.length - 1] as Value;
  const near = points.slice(0, -1).filter((point, index) => Math.max(point.x, points[index + 1]?.x ?? x) > x - width);
  const [above, below] = [y - em * 0.8, y + em * 1.7];
  if (above - em < top) return below;
  if (below > bottom) return above;
  // The text covers the line up to two of its heights away.
  return near.some((point) => point.y < y - em * 0.4 && point.y > y - em * 3) ? below : above;
}

/** One row for each x, with the value of every series there. */
export function rowsOf({ series, marks, formatX, formatY }: LineData, none: string): string[][] {
  const columns = [...series.map(({ points }) => points), ...(marks ? [marks] : [])].map(
    (points) => new Map(points.map(({ x, y }) => [x, y])),
  );
  const xs = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort((a, b) => a - b);
  return xs.map((x) => [
    formatX(x),
    ...columns.map((column) => {
      const value = column.get(x);
      return value == null ? none : formatY(value);
    }),
  ]);
}

/** Includes positions without a value: days without a measurement. */
function xsOf({ series, marks = [] }: LineData): number[] {
  return [...series.flatMap(({ points }) => points), ...marks].map(({ x }) => x);
}
