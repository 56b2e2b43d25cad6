import type { Interval } from '#ui/gauge/extent.ts';
import styles from './Chart.module.css';

interface Props {
  /** Left and right end of the picture, px. */
  plot: { left: number; right: number };
  /** Top and bottom of each range, px. */
  strips: readonly Interval[];
  /** Lines at the ends of the ranges, px. */
  edges: readonly number[];
}

/** The normal ranges of a chart: a pale strip behind the values, and a line at each end. */
export function Ranges({ plot, strips, edges }: Props) {
  return (
    <>
      {strips.map(([top, bottom], index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: strips have no state, and two may be cut off at the same place
          key={index}
          className={styles.band}
          x={plot.left}
          width={plot.right - plot.left}
          y={top}
          height={bottom - top}
        />
      ))}
      {edges.map((at) => (
        <line key={at} className={styles.edge} x1={plot.left} x2={plot.right} y1={at} y2={at} />
      ))}
    </>
  );
}
