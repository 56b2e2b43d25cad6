import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { extent } from '#ui/gauge/extent.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { Axes } from './Axes.tsx';
import { layOutBars } from './bar-layout.ts';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { isDrawable } from './scale.ts';

export interface RangeBar {
  key: string;
  /** Below the bar. */
  label: string;
  /** In the readout. @default the label */
  name?: string;
  /** Lowest and highest value; null without a measurement, which leaves a gap. */
  range: readonly [low: number, high: number] | null;
  /** Mean of the measurements, drawn as a dot on the bar. */
  mean?: number;
}

interface Props {
  label: string;
  unit: string;
  bars: readonly RangeBar[];
  formatY: (y: number) => string;
  /** rem */
  height?: number;
}

/** The lowest and highest value of each day or month as a floating bar. The axis fits the values, without zero. */
export function RangeChart({ bars: given, ...rest }: Props) {
  // A reply may contain values that the description does not allow.
  const { t, i18n } = useLingui();
  const unit = unitText(i18n, rest.unit);
  const props = {
    ...rest,
    unit,
    bars: given.map((bar) => (bar.range?.every(isDrawable) ? bar : { ...bar, range: null })),
  };
  const { label, bars, formatY, height = 20 } = props;
  const [pickedKey, setPickedKey] = useState<string>();
  const textOf = ({ range, mean }: RangeBar) => {
    if (!range) return t`No value`;
    const [low, high] = range.map(formatY) as [string, string];
    if (low === high) return t`${low} ${unit}`;
    const middle = mean === undefined ? undefined : formatY(mean);
    return middle === undefined ? t`${low}–${high} ${unit}` : t`${low}–${high}, mean ${middle} ${unit}`;
  };
  const say = (bar: RangeBar) => ({ place: bar.name ?? bar.label, value: textOf(bar) });
  const picked = bars.find(({ key }) => key === pickedKey);
  const shown = picked ?? [...bars].reverse().find(({ range }) => range !== null);
  const known = bars.flatMap(({ range }) => range ?? []);
  const total = extent(known);
  const [lowest, highest] = total?.map(formatY) ?? [];
  return (
    <ChartFrame
      label={label}
      unit={unit}
      sentence={total ? t`${label}: between ${lowest} and ${highest} ${unit}` : t`${label}: no values yet`}
      height={height}
      empty={!total}
      shown={shown && say(shown)}
      index={shown ? bars.indexOf(shown) : -1}
      stopsOf={(size) => {
        const { middle } = layOut(props, size);
        return bars.map((bar, place) => ({ at: middle(place), ...say(bar) }));
      }}
      onPick={(next) => setPickedKey(bars[next]?.key)}
      table={{ head: [label, unit], rows: bars.map((bar) => [bar.name ?? bar.label, textOf(bar)]) }}
      legend={() => null}
    >
      {(size) => {
        const { y, middle, width, plot, rows, columns } = layOut(props, size);
        return (
          <>
            <Axes size={size} plot={plot} rows={rows} columns={columns} current={shown?.label} />
            {bars.map(({ key, range, mean }, place) => {
              if (!range) return null;
              const [bottom, top] = [y(range[0]), y(range[1])];
              // A single value is a dot as wide as the bar.
              const room = Math.max(0, width - (bottom - top)) / 2;
              return (
                <g key={key} className={picked && picked.key !== key ? styles.faint : undefined}>
                  <rect
                    className={styles.plainBar}
                    x={middle(place) - width / 2}
                    y={top - room}
                    width={width}
                    height={bottom - top + 2 * room}
                    rx={width / 2}
                  />
                  {mean !== undefined && range[0] !== range[1] && (
                    <circle className={styles.meanDot} cx={middle(place)} cy={y(mean)} r={width * 0.28} />
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

function layOut({ bars, formatY }: Props, size: Size) {
  const [low, high] = extent(bars.flatMap(({ range }) => range ?? [])) ?? [0, 1];
  // Half a bar's width above and below, so that the round ends stay within the axis.
  const room = Math.max((high - low) * 0.08, Math.abs(high) * 0.01);
  const values = [low - room, high + room] as const;
  const layout = layOutBars({ labels: bars.map(({ label }) => label), values, formatY }, size);
  return { ...layout, width: Math.max(3, Math.min(layout.slot * 0.5, size.em * 1.1)) };
}
