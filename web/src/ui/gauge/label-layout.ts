/** Layout of text in charts. It does not measure in the DOM, but uses generous estimates of the widths. */
import { extent, type Interval } from './extent.ts';

/** Estimated width of a text, em. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(letter)) width += 1;
    else if (/[mwMW@%]/.test(letter)) width += 0.9;
    else if (/[ .,:;!'|ijlI]/.test(letter)) width += 0.32;
    else width += 0.6;
  }
  return width;
}

/** Estimated width of a text in bold, em. */
export const boldWidthOf = (text: string): number => widthOf(text) * 1.1;

export interface Label {
  text: string;
  /** Position of its centre. */
  at: number;
  width: number;
}

/**
 * Places labels on a line, each as close to its position as it fits. If labels would touch, some are dropped: of evenly
 * spaced ones every second, third, and so on; otherwise those later in the list.
 */
export function placeInLine(labels: readonly Label[], line: Interval, gap: number): Label[] {
  if (areEven(labels)) {
    for (let step = 1; step < labels.length; step++) {
      const some = labels.filter((_, index) => index % step === 0);
      const placed = placeAll(some, line, gap);
      if (placed.length === some.length) return placed;
    }
  }
  return placeAll(labels, line, gap);
}

function areEven(labels: readonly Label[]): boolean {
  const steps = labels.slice(1).map(({ at }, index) => Math.abs(at - (labels[index] as Label).at));
  const [least, most] = extent(steps) ?? [0, 0];
  return most <= 1.1 * least;
}

/** Also drops labels with the same text. */
function placeAll(labels: readonly Label[], [start, end]: Interval, gap: number): Label[] {
  const placed: Label[] = [];
  for (const label of labels) {
    const half = label.width / 2;
    const at = Math.max(start + half, Math.min(end - half, label.at));
    const free = placed.every(
      (other) => other.text !== label.text && Math.abs(other.at - at) >= (other.width + label.width) / 2 + gap,
    );
    if (free) placed.push({ ...label, at });
  }
  return placed;
}

/** Positions at least `gap` apart within an interval, each as close to the wanted one as the others allow. */
export function spread(wanted: readonly number[], [start, end]: Interval, gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  // If there is too little space, the labels share it evenly.
  const step = Math.min(gap, order.length > 1 ? (end - start) / (order.length - 1) : gap);
  const places = [...wanted];
  let least = start;
  for (const index of order) {
    places[index] = Math.max(least, wanted[index] as number);
    least = (places[index] as number) + step;
  }
  let most = end;
  for (const index of order.reverse()) {
    places[index] = Math.min(most, places[index] as number);
    most = (places[index] as number) - step;
  }
  return places;
}
