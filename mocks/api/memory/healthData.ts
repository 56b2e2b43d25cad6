import { dayOf, timestamp } from '../days.ts';
import type { LiveExamples } from '../live-dates.ts';
import type { Memory } from '../memory.ts';
import { addWeight, type Person } from '../person.ts';
import { firstDay, type Period } from './healthData/period.ts';
import { pointsOf, type Reading, round } from './healthData/readings.ts';
import { type Remind, remindersOf, type Series, seriesOf } from './healthData/series.ts';

interface State {
  /** By kind of health data. The weights are the person's. */
  kinds: Map<string, { series: Series[]; remind: Remind | null }>;
}

const DECIMALS: Record<string, number> = { kg: 1, 'mmol/L': 1, h: 1 };

export const memory: Memory<'healthData', State> = {
  begin,
  handlers: {
    'healthData.detail'({ kinds }, { input, now, person, fail }) {
      const { healthDataType, period = 'week', date: to = dayOf(now) } = input;
      const kind = kinds.get(healthDataType);
      if (!kind) return fail('failUnavailable');
      return {
        healthDataType,
        period,
        from: firstDay(period, to),
        to,
        canEnter: healthDataType === 'weight',
        series: seriesFor(person, healthDataType, kind.series).map((series) => ({
          ...show(series, period, to),
          goal: healthDataType === 'weight' ? person.targetWeight : null,
        })),
        remind: kind.remind,
      };
    },

    'healthData.remind'({ kinds }, { input, fail }) {
      const kind = kinds.get(input.healthDataType);
      if (!kind) return fail('failUnavailable');
      kind.remind = { ...input, times: [...input.times].sort(), weekdays: [...input.weekdays].sort() };
      return kind.remind;
    },

    'healthData.saveWeightWithCompareLast'(_, { input, now, person, fail }) {
      const time = input.measuredAt === undefined ? now : new Date(input.measuredAt);
      if (time > now) return fail('failFuture');
      const value = round(input.weight, 1);
      const weight = { value, measuredAt: timestamp(time), source: input.source ?? 'manual' };
      const isStored = (it: Reading) => it.value === value && Date.parse(it.measuredAt) === time.getTime();
      const repeated = input.measuredAt !== undefined && person.weights.some(isStored);
      const others = repeated ? person.weights.filter((it) => !isStored(it)) : person.weights;
      const last = others.filter(({ measuredAt }) => Date.parse(measuredAt) <= time.getTime()).at(-1);
      if (last && Math.abs(value - last.value) / last.value > 0.2 && !input.confirmed) return fail('failImplausible');
      if (!repeated) addWeight(person, weight, dayOf(now));
      const { height } = person.profile;
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

/** A new person has no measurements. */
function seriesFor(person: Person, kind: string, series: Series[]): Series[] {
  if (kind === 'weight') return series.map((weight) => ({ ...weight, readings: person.weights }));
  return person.isNew ? series.map((one) => ({ ...one, readings: [] })) : series;
}

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

function begin(examples: LiveExamples, now: Date): State {
  const reminders = [...remindersOf(examples)];
  return {
    kinds: new Map(reminders.map(([kind, remind]) => [kind, { remind, series: seriesOf(examples, kind, now) }])),
  };
}
