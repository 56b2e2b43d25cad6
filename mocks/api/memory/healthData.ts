import { dayOf, timestamp } from '../days.ts';
import { hasHappened, type LiveExamples, moveDates } from '../live-dates.ts';
import type { Memory } from '../memory.ts';
import { successes } from '../successes.ts';
import { firstDay, type Period } from './healthData/period.ts';
import { byTime, type Point, pointsOf, type Reading, readingsBehind, round } from './healthData/readings.ts';

interface World {
  /** By kind of health data. */
  kinds: Map<string, { series: Series[]; remind: Remind | null }>;
  /** In cm. */
  height: number | null;
}

interface Series {
  code: string;
  unit: string;
  normal: object | null;
  readings: Reading[];
}

interface Remind {
  healthDataType: string;
  enabled: boolean;
  times: string[];
  weekdays: number[];
}

interface Detail {
  healthDataType: string;
  period: Period;
  from: string;
  series: (Omit<Series, 'readings'> & { points: Point[] })[];
  remind: Remind | null;
}

const DECIMALS: Record<string, number> = { kg: 1, 'mmol/L': 1, h: 1 };

export const memory: Memory<'healthData', World> = {
  begin,
  handlers: {
    'healthData.detail'({ kinds }, { input, now, fail }) {
      const { healthDataType, period = 'week', date: to = dayOf(now) } = input;
      const kind = kinds.get(healthDataType);
      if (!kind) return fail('failUnavailable');
      return {
        healthDataType,
        period,
        from: firstDay(period, to),
        to,
        series: kind.series.map((series) => show(series, period, to)),
        remind: kind.remind,
      };
    },

    'healthData.remind'({ kinds }, { input, fail }) {
      const kind = kinds.get(input.healthDataType);
      if (!kind) return fail('failUnavailable');
      kind.remind = { ...input, times: [...input.times].sort(), weekdays: [...input.weekdays].sort() };
      return kind.remind;
    },

    'healthData.saveWeightWithCompareLast'({ kinds, height }, { input, now, fail }) {
      const series = kinds.get('weight')?.series[0];
      const time = input.measuredAt === undefined ? now : new Date(input.measuredAt);
      if (!series || time > now) return fail('failFuture');
      const value = round(input.weight, 1);
      const weight = { value, measuredAt: timestamp(time), source: input.source ?? 'manual' };
      const last = series.readings.filter(({ measuredAt }) => Date.parse(measuredAt) <= time.getTime()).at(-1);
      if (last && Math.abs(value - last.value) / last.value > 0.2 && !input.confirmed) return fail('failImplausible');
      series.readings = [...series.readings, weight].sort(byTime);
      return {
        weight,
        last: last ? reading(last, 1) : null,
        change: last ? round(value - last.value, 1) : null,
        changePercent: last ? round(((value - last.value) / last.value) * 100, 1) : null,
        bmi: height === null ? null : round(value / (height / 100) ** 2, 1),
      };
    },
  },
};

function show({ readings, ...series }: Series, period: Period, to: string) {
  const decimals = DECIMALS[series.unit] ?? 0;
  const latest = readings.filter(({ measuredAt }) => measuredAt.slice(0, 10) <= to).at(-1);
  return {
    ...series,
    latest: latest ? reading(latest, decimals) : null,
    points: pointsOf(readings, period, to, decimals),
  };
}

const reading = ({ value, ...rest }: Reading, decimals: number): Reading => ({
  value: round(value, decimals),
  ...rest,
});

/** The first month and the first year that the examples give of each kind hold all its readings. */
function begin(examples: LiveExamples, now: Date): World {
  const details = successes<Detail>(examples.original, 'healthData.detail');
  const find = (type: string, period: Period) =>
    details.find((detail) => detail.healthDataType === type && detail.period === period);
  const kinds: World['kinds'] = new Map();
  for (const { healthDataType: type, series, remind } of details) {
    if (kinds.has(type)) continue;
    const [month, year] = [find(type, 'month'), find(type, 'year')];
    const whole = series.map(({ code, unit, normal }, index) => {
      const days = month?.series[index]?.points ?? [];
      const readings = moveDates(
        readingsBehind(days, month?.from ?? '', year?.series[index]?.points ?? []),
        examples.days,
      );
      return { code, unit, normal, readings: readings.filter(({ measuredAt }) => hasHappened(measuredAt, now)) };
    });
    kinds.set(type, { series: whole, remind });
  }
  return { kinds, height: examples.data<{ height: number | null }>('user.accountInformation').height };
}
