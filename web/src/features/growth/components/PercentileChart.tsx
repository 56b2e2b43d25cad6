import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { LineChart } from '#ui/chart/lazy-line-chart.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ageText, axisAges, chartNames, units } from '../labels.ts';
import { spokenCompared } from '../model/age.ts';
import { curvesOver, type Span, scales } from '../model/chart.ts';
import type { Indicator, Standard } from '../model/growth-standard.ts';
import type { RatedPoint } from '../model/rating.ts';
import type { Child } from '../model/record.ts';

// Loaded lazily, because a child without measurements needs no chart.

interface Props {
  indicator: Indicator;
  child: Child;
  standard: Standard;
  span: Span;
  points: RatedPoint[];
  onPick: (point: RatedPoint) => void;
}

/** Shows the five percentile curves of the standard and the child's own line. */
export function PercentileChart({ indicator, child, standard, span, points, onPick }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { unit, step, length } = scales[span];
  const [p3, p15, p50, p85, p97] = curvesOver(standard, span).map((curve) => curve.points);
  if (!p3 || !p15 || !p50 || !p85 || !p97) return null;
  const xOf = ({ age }: RatedPoint) => age.compared / unit;
  const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const pointAt = (x: number) => points.find((point) => xOf(point) === x);
  // People would read 3.4 years as 3 years and 4 months.
  const ageAt = (x: number): MessageDescriptor => {
    const point = ticks.includes(x) ? undefined : pointAt(x);
    if (!point) return axisAges[span](format.number(x));
    return ageText(spokenCompared(child.birthDate, point.measurement.date, point.age));
  };
  return (
    <Suspense fallback={<Skeleton rows={1} height="27.7rem" />}>
      <LineChart
        label={i18n._(chartNames[indicator])}
        unit={units[indicator]}
        height={25}
        areas={[
          { key: 'outer', lower: p3, upper: p97, tone: 'plain' },
          { key: 'inner', lower: p15, upper: p85, tone: 'good' },
        ]}
        series={[
          {
            key: 'child',
            name: t`Child`,
            points: points.map((point) => ({ x: xOf(point), y: point.value })),
          },
          { key: 'p97', name: 'P97', points: p97, variant: 'soft' },
          { key: 'p85', name: 'P85', points: p85, variant: 'soft' },
          { key: 'p50', name: 'P50', points: p50, variant: 'soft' },
          { key: 'p15', name: 'P15', points: p15, variant: 'soft' },
          { key: 'p3', name: 'P3', points: p3, variant: 'soft' },
        ]}
        ticksX={ticks}
        formatX={(x) => i18n._(ageAt(x))}
        formatY={(y) => format.number(y)}
        onPick={({ x }) => {
          const point = pointAt(x);
          if (point) onPick(point);
        }}
      />
    </Suspense>
  );
}
