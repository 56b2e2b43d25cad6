/** The layout of a chart of bars in px. */

import type { Interval } from '#ui/gauge/extent.ts';
import { boldWidthOf, placeInLine, widthOf } from '#ui/gauge/label-layout.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import { scale, tightAxis } from './scale.ts';

export interface BarData {
  /** One below each bar. */
  labels: readonly string[];
  /** Lowest and highest value that the axis encloses. */
  values: Interval;
  formatY: (y: number) => string;
}

export function layOutBars({ labels, values, formatY }: BarData, { width, height, em }: Size) {
  const axis = tightAxis(values, Math.max(2, Math.floor(height / (em * 4))), formatY);
  const texts = axis.ticks.map(formatY);
  const plot = {
    left: (Math.max(...texts.map(widthOf)) + 0.8) * em,
    right: width - em * 0.3,
    top: em * 0.7,
    bottom: height - em * 2,
  };
  const y = scale(axis.domain, [plot.bottom, plot.top]);
  // Before the first layout there is no room.
  const slot = Math.max(0, plot.right - plot.left) / Math.max(1, labels.length);
  const middle = (place: number) => plot.left + slot * (place + 0.5);
  // The last label has priority: it belongs to the newest bar.
  const columns = labels.map((text, place) => ({ text, at: middle(place), width: boldWidthOf(text) * em })).reverse();
  return {
    y,
    middle,
    /** Room for a bar and the gap beside it. */
    slot,
    plot,
    rows: axis.ticks.map((tick, index) => ({ at: y(tick), text: texts[index] as string })),
    columns: placeInLine(columns, [plot.left, width], em * 0.5),
  };
}
