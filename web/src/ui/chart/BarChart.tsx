import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Tone } from '#ui/Badge.tsx';
import { extent } from '#ui/gauge/extent.ts';
import type { Size } from '#ui/gauge/useElementSize.ts';
import { unitText } from '#ui/units/unit-text.ts';
import { Axes } from './Axes.tsx';
import { layOutBars } from './bar-layout.ts';
import styles from './Chart.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import { Legend } from './Legend.tsx';
import { barPath, isDrawable } from './scale.ts';

export interface Bar {
  key: string;
  label: string;
  /** 0 or more; null for a missing measurement, which leaves a gap. */
  value: number | null;
  tone?: Tone;
}

interface Props {
  label: string;
  unit: string;
  bars: readonly Bar[];
  target?: number;
  formatY: (y: number) => string;
  onPick?: (bar: Bar) => void;
  /** rem */
  height?: number;
}

/** Amounts as bars from zero. */
export function BarChart({ bars: given, ...rest }: Props) {
  // A reply may lack a value that the description requires.
  const { target: givenTarget, ...others } = rest;
  const target = isDrawable(givenTarget) ? givenTarget : undefined;
  const bars = given.map((bar) => (isDrawable(bar.value) ? bar : { ...bar, value: null }));
  const { t, i18n } = useLingui();
  const unit = unitText(i18n, others.unit);
  const props = { ...others, unit, bars, ...(target !== undefined && { target }) };
  const { label, formatY, onPick, height = 18 } = props;
  const [pickedKey, setPickedKey] = useState<string>();
  const stripes = useId();
  const say = ({ label: place, value }: Bar) => {
    const amount = value === null ? undefined : formatY(value);
    return { place, value: amount === undefined ? t`No value` : t`${amount} ${unit}` };
  };
  const newest = [...bars].reverse().find(({ value }) => value !== null);
  const picked = bars.find(({ key }) => key === pickedKey);
  const shown = picked ?? newest;
  const line = target !== undefined && formatY(target);
  return (
    <ChartFrame
      label={label}
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
        head: [label, unit],
        rows: bars.map(({ label: name, value }) => [name, value === null ? t`none` : formatY(value)]),
      }}
      legend={() => <Legend lines={[]} target={line === false ? undefined : t`Target: ${line} ${unit}`} />}
    >
      {(size) => {
        const { y, middle, width, plot, rows, columns } = layOut(props, size);
        return (
          <>
            <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className={styles.stripeGround} width="6" height="6" />
              <rect className={styles.stripe} width="2" height="6" />
            </pattern>
            <Axes size={size} plot={plot} unit={unit} rows={rows} columns={columns} />
            {bars.map(({ key, value, tone = 'plain' }, place) =>
              value === null ? null : (
                <path
                  key={key}
                  className={`${styles[`${tone}Bar`]} ${picked && picked.key !== key ? styles.faint : ''}`}
                  fill={tone === 'poor' ? `url(#${stripes})` : undefined}
                  d={barPath(
                    middle(place) - width / 2,
                    width,
                    plot.bottom,
                    Math.min(y(value), plot.bottom - 1),
                    size.em * 0.35,
                  )}
                />
              ),
            )}
            {target !== undefined && (
              <line className={styles.target} x1={plot.left} x2={plot.right} y1={y(target)} y2={y(target)} />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

function layOut({ bars, target, formatY }: Props, size: Size) {
  const [, most] = extent(bars.map(({ value }) => value ?? 0)) ?? [0, 0];
  const top = Math.max(most, target ?? 0) || 1;
  const layout = layOutBars({ labels: bars.map(({ label }) => label), values: [0, top], formatY }, size);
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
