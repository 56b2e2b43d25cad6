import { gapsOf, type TrendPoint } from '../model/weight-trend.ts';
import styles from './Sparkline.module.css';

/** A small trend without axes; a text beside it states the change. */
export function Sparkline({ lines }: { lines: TrendPoint[][] }) {
  return (
    <svg className={styles.trend} viewBox="-4 -5 108 40" preserveAspectRatio="none" aria-hidden="true">
      {/* Dots bridge days without a value. */}
      {gapsOf(lines).map(([from, to]) => (
        <path
          key={from.x}
          className={styles.gap}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {lines.map((line) => (
        <path
          key={line[0]?.x}
          className={styles.line}
          // A single point is a line of zero length with round caps.
          d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}${line.length === 1 ? 'h0' : ''}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
