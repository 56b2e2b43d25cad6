import type { Label } from '#ui/gauge/label-layout.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import styles from './Chart.module.css';

interface Props {
  size: Size;
  plot: { left: number; right: number };
  rows: { at: number; text: string }[];
  columns: Label[];
  /** The label of what the text above the chart shows. */
  current?: string | undefined;
}

/** The grid with its values on the left, and the labels below it. */
export function Axes({ size: { height, em }, plot, rows, columns, current }: Props) {
  return (
    <>
      {rows.map(({ at, text }) => (
        <g key={text}>
          <line className={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
          <text className={styles.tick} x={plot.left - em * 0.5} y={at} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {columns.map(({ at, text }) => (
        <text
          key={text}
          className={text === current ? styles.current : styles.tick}
          x={at}
          y={height - em * 0.3}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
