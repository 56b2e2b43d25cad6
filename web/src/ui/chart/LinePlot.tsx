import { langOf } from '#lib/format/lang-of.ts';
import { spread, widthOf } from '#ui/gauge/label-layout.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import tones from '#ui/Tone.module.css';
import { Axes } from './Axes.tsx';
import styles from './Chart.module.css';
import { type LineData, layOutLines, namedAtEnd, placeLast } from './line-layout.ts';
import { type Reading, type Series, valuesOf } from './line-model.ts';
import { Ranges } from './Ranges.tsx';
import { areaPath, gapPath, linePath, lonePoints, type Point } from './scale.ts';

interface Props extends LineData {
  size: Size;
  /** The reading above the chart, which has a ring in the picture. */
  reading: Reading | undefined;
  /** Whether the person has selected it. */
  picked: boolean;
  /** Whether the newest value has a text. */
  newestLabelled: boolean;
}

/** The picture of a line chart. */
export function LinePlot({ size, reading, picked, newestLabelled, ...data }: Props) {
  const { series, areas, marks } = data;
  const { x, y, plot, rows, columns, strips, edges } = layOutLines(data, size);
  const roomForDots = (points: readonly Point[]) => points.length * size.em < plot.right - plot.left;
  const dots = (points: readonly Point[], radius: number) =>
    points.map((point) =>
      point.y === null ? null : <circle key={point.x} cx={x(point.x)} cy={y(point.y)} r={size.em * radius} />,
    );
  const ended = namedAtEnd(data, size);
  // A ring marks what was measured, which a trend was not.
  const trends = new Set(series.flatMap(({ key, variant }) => (variant === 'trend' ? [key] : [])));
  // With several lines, or beside a name, only the text above the chart has the values.
  const last =
    newestLabelled && !picked && ended.length === 0 && reading?.values.length === 1 ? reading.values[0] : undefined;
  const lastText = last ? data.formatY(last.y) : '';
  return (
    <>
      <Ranges plot={plot} strips={strips} edges={edges} />
      {areas?.map((area) => (
        <path
          key={area.key}
          className={`${styles.area} ${tones[area.tone]}`}
          d={areaPath(area.lower, area.upper, x, y)}
        />
      ))}
      <Axes size={size} plot={plot} rows={rows} columns={columns} />
      {picked && reading && (
        <line className={styles.cursor} x1={x(reading.x)} x2={x(reading.x)} y1={plot.top} y2={plot.bottom} />
      )}
      {[...series].reverse().map(({ key, points, variant = 'main' }) => (
        <g key={key} className={styles[variant]}>
          {variant !== 'dots' && <path d={linePath(points, x, y)} />}
          {variant !== 'dots' && variant !== 'soft' && <path className={styles.gap} d={gapPath(points, x, y)} />}
          {variant === 'dots' && dots(points, 0.28)}
          {(variant === 'main' || variant === 'dashed') &&
            !marks &&
            dots(roomForDots(points) ? points : lonePoints(points), 0.25)}
        </g>
      ))}
      {marks && <g className={styles.marks}>{dots(marks, 0.42)}</g>}
      <EndLabels series={ended} y={y} plot={plot} em={size.em} />
      {last && reading && (
        <text
          className={styles.last}
          x={Math.min(x(reading.x) + size.em * 0.6, size.width)}
          y={placeLast(
            valuesOf(
              last.key === undefined ? [] : series.filter(({ key }) => key === last.key),
              last.key === undefined ? marks : [],
            ).map((point) => ({ x: x(point.x), y: y(point.y) })),
            widthOf(lastText) * size.em,
            plot,
            size.em,
          )}
          textAnchor="end"
        >
          {lastText}
        </text>
      )}
      {reading?.values
        .filter(({ key }) => key === undefined || !trends.has(key))
        .map((value) => (
          <circle key={value.key ?? ''} className={styles.picked} cx={x(reading.x)} cy={y(value.y)} r={size.em * 0.4} />
        ))}
    </>
  );
}

interface EndProps {
  series: readonly Series[];
  y: (y: number) => number;
  plot: { right: number; top: number; bottom: number };
  em: number;
}

function EndLabels({ series, y, plot, em }: EndProps) {
  const ends = series.flatMap(({ key, name, points }) => {
    const last = valuesOf([{ key, name, points }]).pop();
    return last ? [{ key, name, at: y(last.y) }] : [];
  });
  const places = spread(
    ends.map(({ at }) => at),
    [plot.top, plot.bottom],
    em * 1.15,
  );
  return ends.map(({ key, name }, index) => (
    <text key={key} className={styles.end} x={plot.right + em * 0.4} y={places[index]} dy="0.35em" lang={langOf(name)}>
      {name}
    </text>
  ));
}
