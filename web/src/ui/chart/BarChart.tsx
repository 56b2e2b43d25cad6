import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Tone } from '#ui/Badge.tsx';
import { extent, type Interval } from '#ui/gauge/extent.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { Axes } from './Axes.tsx';
import { useBandText } from './band-text.ts';
import { layOutBars } from './bar-layout.ts';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { Legend, partStyles } from './Legend.tsx';
import type { NamedBand } from './line-layout.ts';
import { Ranges } from './Ranges.tsx';
import { edgesOf, stripsOf } from './ranges.ts';
import { barPath, includeIfNear, isDrawable } from './scale.ts';

export interface Bar {
  key: string;
  /** Below the bar. */
  label: string;
  /** In the readout. @default the label */
  name?: string;
  /** 0 or more; null for a missing measurement, which leaves a gap. */
  value: number | null;
  /** Parts of the value from the bottom up, in the order of the chart's `parts`; absent if they are unknown. */
  parts?: readonly number[] | undefined;
  tone?: Tone;
  /** Says that the value is only a part of the real one; the bar is striped. Absent for a complete value. */
  partial?: string | undefined;
}

interface Props {
  label: string;
  unit: string;
  bars: readonly Bar[];
  /** Names of the parts of a bar from the bottom up, at most three. */
  parts?: readonly string[];
  /** Normal ranges and their names. */
  bands?: readonly NamedBand[];
  target?: number;
  formatY: (y: number) => string;
  onPick?: (bar: Bar) => void;
  /** rem */
  height?: number;
}

/** Amounts as bars from zero. */
export function BarChart({ bars: given, target: givenTarget, ...rest }: Props) {
  // A reply may lack a value that the description requires.
  const target = isDrawable(givenTarget) ? givenTarget : undefined;
  const bars = given.map((bar) => (isDrawable(bar.value) ? bar : { ...bar, value: null, parts: undefined }));
  const { t, i18n } = useLingui();
  const unit = unitText(i18n, rest.unit);
  const props = { ...rest, unit, bars, ...(target !== undefined && { target }) };
  const { label, formatY, onPick, height = 18, parts = [], bands = [] } = props;
  const [pickedKey, setPickedKey] = useState<string>();
  const [stripes, partStripes] = [useId(), useId()];
  const bandText = useBandText(unit, formatY);
  const newest = [...bars].reverse().find(({ value }) => value !== null);
  const picked = bars.find(({ key }) => key === pickedKey);
  const shown = picked ?? newest;
  const partTexts = (values: readonly number[] | undefined) =>
    parts.map((name, index) => {
      const amount = values?.[index];
      return isDrawable(amount) ? `${name} ${formatY(amount)}` : name;
    });
  const say = ({ label: short, name = short, value, parts: values, partial }: Bar) => {
    if (value === null) return { place: name, value: t`No value` };
    const amount = formatY(value);
    const said = [t`${amount} ${unit}`, partial].filter(Boolean).join(' · ');
    return { place: name, value: said, ...(values && { spoken: [said, ...partTexts(values)].join(' · ') }) };
  };
  const line = target !== undefined && formatY(target);
  return (
    <ChartFrame
      label={label}
      unit={unit}
      sentence={useSentence(props)}
      height={height}
      empty={!newest}
      shown={shown && say(shown)}
      index={shown ? bars.indexOf(shown) : -1}
      stopsOf={(size) => {
        const { middle } = layOut(props, size);
        return bars.map((bar, place) => ({ at: middle(place), ...say(bar) }));
      }}
      onPick={(next) => {
        const bar = bars[next] as Bar;
        if (bar === picked) return;
        setPickedKey(bar.key);
        onPick?.(bar);
      }}
      table={{
        head: [label, unit, ...parts.map((part) => t`${part} (${unit})`)],
        rows: bars.map(({ label: short, name = short, value, parts: values }) => [
          name,
          value === null ? t`none` : formatY(value),
          ...parts.map((_, index) => (isDrawable(values?.[index]) ? formatY(values[index] as number) : t`none`)),
        ]),
      }}
      legend={() => (
        <Legend
          parts={partTexts(shown?.parts)}
          bands={bands.map(bandText)}
          target={line === false ? undefined : t`Target: ${line} ${unit}`}
        />
      )}
    >
      {(size) => {
        const { y, middle, width, plot, rows, columns } = layOut(props, size);
        const radius = size.em * 0.35;
        return (
          <>
            <Stripes id={stripes} ground={styles.stripeGround} line={styles.stripe} />
            <Stripes id={partStripes} ground={styles.partialGround} line={styles.plainBar} />
            <Ranges plot={plot} strips={stripsOf(bands, y, plot)} edges={edgesOf(bands, y, plot)} />
            <Axes size={size} plot={plot} rows={rows} columns={columns} current={shown?.label} />
            {bars.map(({ key, value, parts: values, tone = 'plain', partial }, place) => {
              if (value === null) return null;
              const left = middle(place) - width / 2;
              const fade = picked && picked.key !== key ? styles.faint : '';
              if (values) {
                return (
                  <g key={key} className={fade}>
                    {/* Hides the grid behind parts that are translucent. */}
                    <path className={styles.ground} d={barPath(left, width, plot.bottom, y(value), radius)} />
                    {stack(values).map(([from, to], index) => (
                      <path
                        key={partStyles[index]}
                        className={partStyles[index]}
                        d={barPath(
                          left,
                          width,
                          y(from),
                          Math.min(y(to), y(from) - 1),
                          index === values.length - 1 ? radius : 0,
                        )}
                      />
                    ))}
                  </g>
                );
              }
              const pattern = tone === 'poor' ? stripes : partial ? partStripes : undefined;
              return (
                <path
                  key={key}
                  className={`${partial ? styles.partialBar : styles[`${tone}Bar`]} ${fade}`}
                  fill={pattern && `url(#${pattern})`}
                  d={barPath(left, width, plot.bottom, Math.min(y(value), plot.bottom - 1), radius)}
                />
              );
            })}
            {target !== undefined && (
              <line className={styles.target} x1={plot.left} x2={plot.right} y1={y(target)} y2={y(target)} />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface StripesProps {
  id: string;
  ground: string | undefined;
  line: string | undefined;
}

const Stripes = ({ id, ground, line }: StripesProps) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={ground} width="6" height="6" />
    <rect className={line} width="2" height="6" />
  </pattern>
);

/** The lower and the upper end of each part, one on the other. */
function stack(parts: readonly number[]): Interval[] {
  let top = 0;
  return parts.slice(0, partStyles.length).map((part) => {
    const from = top;
    top += isDrawable(part) ? part : 0;
    return [from, top];
  });
}

function layOut({ bars, target, bands = [], formatY }: Props, size: Size) {
  const [, most] = extent(bars.map(({ value }) => value ?? 0)) ?? [0, 0];
  const values = bands
    .map(({ from, to }): Interval => [from ?? 0, to ?? from ?? 0])
    .reduce(includeIfNear, [0, Math.max(most, target ?? 0) || 1]);
  const layout = layOutBars({ labels: bars.map(({ label }) => label), values, formatY }, size);
  return { ...layout, width: Math.min(layout.slot * 0.64, size.em * 2.4) };
}

function useSentence({ label, unit, bars, formatY }: Props): string {
  const { t } = useLingui();
  const values = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const range = extent(values);
  if (!range) return t`${label}: no values yet`;
  const [low, high] = range.map(formatY);
  const { length } = values;
  if (length === 1) return t`${label}: one value, ${high} ${unit}`;
  return t`${label}: ${length} values between ${low} and ${high} ${unit}`;
}
