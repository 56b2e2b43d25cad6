interface Segment {
  /** Start and length of the segment on a circle with a circumference of 100. */
  start: number;
  length: number;
}

/**
 * Equal segments of a circle with gaps between them.
 * @param count number of segments, 0 or more
 * @param gap 0 to 100 / count
 */
export const segmentsOf = (count: number, gap: number): Segment[] =>
  Array.from({ length: count }, (_, index) => ({
    start: (index * 100) / count + gap / 2,
    length: 100 / count - gap,
  }));
