import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { extent } from '#ui/gauge/extent.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { useBandText } from './band-text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { Legend } from './Legend.tsx';
import { LinePlot } from './LinePlot.tsx';
import { type LineData, layOutLines, namedAtEnd, rowsOf } from './line-layout.ts';
import { finite, type PickedPoint, type Reading, readingsOf, valuesOf } from './line-model.ts';
import { isDrawable } from './scale.ts';

interface Props extends LineData {
  label: string;
  unit: string;
  onPick?: (point: PickedPoint) => void;
  /** Whether the newest value is beside the chart, which then shows only a selected one. @default false */
  newestSaid?: boolean;
  /** rem */
  height?: number;
}

/** Values over time or age. A missing value breaks the line; the y axis fits the values and need not start at zero. */
export function LineChart({ label, unit: code, onPick, newestSaid = false, height = 20, ...given }: Props) {
  const data = withFinitePoints(given);
  const { series, areas = [], marks, bands = [], formatX, formatY } = data;
  const { t, i18n } = useLingui();
  const unit = unitText(i18n, code);
  const sentence = useSentence(label, unit, data);
  const [pickedX, setPickedX] = useState<number>();
  const readings = readingsOf(series, marks);
  const index = readings.findIndex(({ x }) => x === pickedX);
  const picked = index >= 0;
  const shown = readings[picked ? index : readings.length - 1];
  // A single line on a background needs no name.
  const several = (series.filter(({ variant }) => variant !== 'soft').length || series.length) > 1;
  const say = (reading: Reading) => {
    const values = reading.values
      .map(({ name, y }) => (name && several && name !== label ? `${name} ${formatY(y)}` : formatY(y)))
      .join(' · ');
    return { place: formatX(reading.x), value: unit === '%' ? `${values}%` : t`${values} ${unit}` };
  };
  const bandText = useBandText(unit, formatY);
  return (
    <ChartFrame
      label={label}
      unit={unit}
      sentence={sentence}
      height={height}
      empty={valuesOf(series, marks).length + areas.length === 0}
      shown={shown && say(shown)}
      brief={newestSaid}
      waits={newestSaid && !picked}
      index={picked ? index : readings.length - 1}
      stopsOf={(size) => {
        const { x } = layOutLines(data, size);
        return readings.map((reading) => ({ at: x(reading.x), ...say(reading) }));
      }}
      onPick={(next) => {
        const { x, values } = readings[next] as Reading;
        const [first] = values as [Reading['values'][number]];
        if (x === pickedX) return;
        setPickedX(x);
        onPick?.({ x, y: first.y, key: first.key });
      }}
      table={{
        head: [label, ...series.map(({ name }) => t`${name} (${unit})`), ...(marks ? [unit] : [])],
        rows: rowsOf(data, t`none`),
      }}
      legend={(size) => {
        const ended = namedAtEnd(data, size);
        const unnamed = series.filter((line) => !ended.includes(line));
        const { undrawn } = layOutLines(data, size);
        return (
          <Legend
            lines={unnamed.length < 2 ? [] : unnamed}
            bands={bands.filter((band) => !undrawn.includes(band)).map(bandText)}
            notes={undrawn.map((band) => {
              const range = bandText(band);
              return t`${range} · all within`;
            })}
          />
        );
      }}
    >
      {(size) => <LinePlot {...data} size={size} reading={shown} picked={picked} newestLabelled={!newestSaid} />}
    </ChartFrame>
  );
}

const isOpenOrDrawable = (end: unknown) => end === null || isDrawable(end);

/** A reply may lack a value that the description requires. */
const withFinitePoints = ({ series, marks, areas, bands = [], ...rest }: LineData): LineData => ({
  ...rest,
  bands: bands.filter(({ from, to }) => [from, to].some(isDrawable) && [from, to].every(isOpenOrDrawable)),
  ...(areas && { areas: areas.map((area) => ({ ...area, lower: finite(area.lower), upper: finite(area.upper) })) }),
  series: series.map((line) => ({ ...line, points: finite(line.points) })),
  ...(marks && { marks: finite(marks) }),
});

function useSentence(label: string, unit: string, { series, marks, formatX, formatY }: LineData): string {
  const { t } = useLingui();
  const measured = series.filter(({ variant }) => variant !== 'trend');
  const values = readingsOf(measured, marks).flatMap((reading) => reading.values.map(({ y }) => ({ x: reading.x, y })));
  const range = extent(values.map(({ y }) => y));
  const span = extent(values.map(({ x }) => x));
  if (!range || !span) return t`${label}: no values yet`;
  const [from, to] = span.map(formatX);
  const [low, high] = range.map(formatY);
  const { length } = values;
  if (length === 1) return t`${label}: ${high} ${unit} at ${to}`;
  return t`${label}: ${length} values from ${from} to ${to}, between ${low} and ${high} ${unit}`;
}
