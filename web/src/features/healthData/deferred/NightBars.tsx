import type { HealthDataDetail } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { pointDays, pointLabel, pointName } from '#domains/health/model/point-days.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import type { NamedBand } from '#ui/chart/line-layout.ts';
import { kindNames, stageNames } from '../labels.ts';
import { stageHours, stages } from '../model/nights.ts';

interface Props {
  detail: HealthDataDetail;
  bands: readonly NamedBand[];
  formatY: (hours: number) => string;
  /** @param day the first day of the selected bar */
  onPick: (day: string) => void;
}

/** The time asleep as bars: each night with its stages, or the mean of a week or a month. */
export function NightBars({ detail: { period, from, to, series }, bands, formatY, onPick }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const [nights] = series;
  if (!nights) return null;
  const points = new Map(nights.points.map((point) => [point.date, point]));
  const bars = pointDays(period, from, to).map((start) => {
    const point = points.get(start);
    return {
      key: start,
      label: pointLabel(format, start, period),
      name: pointName(format, start, period),
      value: point?.value ?? null,
      parts: point && stageHours(point),
    };
  });
  return (
    <BarChart
      label={i18n._(kindNames.sleep)}
      unit={nights.unit}
      height={20}
      bars={bars}
      {...(bars.some(({ parts }) => parts) && { parts: stages.map((stage) => i18n._(stageNames[stage])) })}
      bands={bands}
      formatY={formatY}
      onPick={({ key }) => onPick(key)}
    />
  );
}
